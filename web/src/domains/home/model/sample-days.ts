import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Product } from '#platform/routing/product.ts';

/** An event of a fictional day. */
interface Moment {
  /** `HH:mm` */
  time: string;
  title: MessageDescriptor;
  detail: MessageDescriptor;
  value: MessageDescriptor;
}

/** A day of a fictional person with each product. */
export const sampleDays: Record<Product, Moment[]> = {
  general: [
    { time: '07:12', title: msg`Weight from the scale`, detail: msg`0.6 kg less than a week ago`, value: msg`58.6 kg` },
    {
      time: '07:20',
      title: msg`Mother’s blood pressure`,
      detail: msg`High: you see it the same minute`,
      value: msg`138/84 mmHg`,
    },
    { time: '18:30', title: msg`Metformin, one tablet`, detail: msg`One tap, and an undo`, value: msg`Taken` },
  ],
  ai: [
    {
      time: '07:40',
      title: msg`Photo of the breakfast`,
      detail: msg`Oat porridge, banana, milk`,
      value: msg`412 kcal`,
    },
    { time: '12:10', title: msg`“A bowl of beef noodles”`, detail: msg`One sentence is enough`, value: msg`624 kcal` },
    { time: '18:30', title: msg`Planned dinner`, detail: msg`It fits what is left of the day`, value: msg`523 kcal` },
  ],
  food: [
    { time: '12:10', title: msg`Lunch in the diary`, detail: msg`Six foods, weighed or guessed`, value: msg`624 kcal` },
    {
      time: '16:20',
      title: msg`Below the advised amount`,
      detail: msg`Foods that help, from your own kitchen`,
      value: msg`Fibre, iron`,
    },
    {
      time: '18:30',
      title: msg`Dinner of the plan`,
      detail: msg`With its recipe and the shopping list`,
      value: msg`523 kcal`,
    },
  ],
};
