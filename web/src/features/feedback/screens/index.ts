import { ContactUs } from './ContactUs.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/contact-us': ContactUs,
};
