import { type CareState, dangerousBodyMass, lowBodyMass, severeUnplannedLoss } from '@health-app/sdk/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const percent = severeUnplannedLoss * 100;

/** Why a day has no energy target and no balance. A state that does not withhold them, or a later one, has no text. */
export const noEnergyTexts: Partial<Record<CareState, MessageDescriptor>> & Partial<Record<string, MessageDescriptor>> =
  {
    bodyMassBelow15: msg`No daily target: your body mass index is below ${dangerousBodyMass}. A doctor can tell you how to eat now.`,
    bodyMassBelow16: msg`No daily target: your body mass index is below ${lowBodyMass}. A doctor can tell you how much you need.`,
    underweight: msg`No daily target: your weight is low. The goal is to gain weight slowly; ask a doctor how much you need.`,
    eatingDisorder: msg`You told us of an eating disorder, so we do not compare your day with a number.`,
    pregnant: msg`No daily target in pregnancy: ask at your antenatal care how much you need.`,
    breastfeeding: msg`No daily target while you breastfeed: a doctor can tell you how much you need.`,
    under18: msg`No daily target under 18: the formula is for adults.`,
    afterBariatricSurgery: msg`No daily target after weight-loss surgery: follow the plan of your clinic.`,
  };

/** Why a person should see a doctor, by the gravest state. */
export const doctorTexts: Partial<Record<CareState, { title: MessageDescriptor; text: MessageDescriptor }>> &
  Partial<Record<string, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  bodyMassBelow15: {
    title: msg`Please see a doctor now`,
    text: msg`Your body mass index is below ${dangerousBodyMass}. That is dangerous, and a doctor can help. If you faint, have chest pain or can hardly stand, call for help at once.`,
  },
  bodyMassBelow16: {
    title: msg`Please see a doctor soon`,
    text: msg`Your body mass index is below ${lowBodyMass}. Have it checked in the next days. Until then, do not try to eat less, and do not exercise hard.`,
  },
  largeWeightLoss: {
    title: msg`Please see a doctor soon`,
    text: msg`You have lost more than ${percent}% of your weight within half a year, without a goal to. Have it checked in the next days.`,
  },
};
