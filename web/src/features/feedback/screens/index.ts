export { ContactUsScreen } from './ContactUsScreen.tsx';
export { FeedbackScreen } from './FeedbackScreen.tsx';
