import type { ConsentPurpose } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeRefusals } from '#platform/failures/code-refusals.ts';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';

/** Reasons why the server does not take the consent of a guardian. */
export const guardianRefusals: RefusalTexts = {
  ...codeRefusals,
  SAME: msg`This is the number of this account. Enter the guardian’s own.`,
};

interface ConsentText {
  title: MessageDescriptor;
  /** The used data, and the purpose. */
  about: MessageDescriptor;
  /** The effect of refusing. */
  without: MessageDescriptor;
}

export const consentTexts: Record<ConsentPurpose, ConsentText> = {
  healthData: {
    title: msg`Health data`,
    about: msg`Your measures, meals, conditions and medicines are kept in your account, to show them to you and to work out your targets.`,
    without: msg`Without it, nothing new is kept. What is there stays until you have it deleted.`,
  },
  mealPhotos: {
    title: msg`Photographs of meals`,
    about: msg`A photograph is sent to us, and a model recognises the foods in it.`,
    without: msg`Without it, you can enter meals by name.`,
  },
  bodyPictures: {
    title: msg`Pictures of your body`,
    about: msg`A mirror takes two pictures, and a model measures them. They are deleted after 30 days, or when you withdraw this.`,
    without: msg`Without it, no mirror measures you.`,
  },
  ranking: {
    title: msg`Ranking`,
    about: msg`Signed-in people see your name, your picture and on how many days you recorded your weight.`,
    without: msg`Without it, the ranking leaves you out at once.`,
  },
  training: {
    title: msg`Improving the models`,
    about: msg`Your meals and corrections, without your name, train the models that recognise foods.`,
    without: msg`Without it, nothing of yours is used for training.`,
  },
  analytics: {
    title: msg`Events of use`,
    about: msg`We count which screens and actions are used, and by whom shared links are opened, without what you type and without health data.`,
    without: msg`Without it, no event is sent.`,
  },
  guardian: {
    title: msg`Consent of a guardian`,
    about: msg`A parent or guardian agrees that the health data of a child below 14 is kept, with their own phone number and a code that we send to it. The number is kept as evidence of this, and used for nothing else.`,
    without: msg`Without it, no health data of the child is kept.`,
  },
};
