import { ContactUs } from './ContactUs.tsx';
import { FeedBack } from './FeedBack.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/contact-us': ContactUs,
  '/ai-app/feed-back': FeedBack,
  '/food-app/feed-back': FeedBack,
};
