export { AppIntroductionScreen } from './AppIntroductionScreen.tsx';
export { GetTheAppScreen } from './GetTheAppScreen.tsx';
export { ShareLoginScreen } from './ShareLoginScreen.tsx';
export { WeightShareScreen } from './WeightShareScreen.tsx';
