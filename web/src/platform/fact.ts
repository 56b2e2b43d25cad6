import type { ReactNode } from 'react';

/**
 * The facts that several screens show, each with what its value belongs to besides the person. A test reads them from all
 * screens of a person, and fails if two screens give different values.
 */
export interface Facts {
  /** Energy that is advised for a day, kcal. */
  'energy.target': [];
  /** Macronutrient that is advised for a day, whole g. */
  'macro.target': [code: string];
  /** Range of a macronutrient that is advised for a day, whole g. */
  'macro.range': [code: string];
  /** Energy of the meals in the diary of a day, kcal. */
  'energy.eaten': [day: string];
  /** Energy that is left of a day, kcal. */
  'energy.left': [day: string];
  /** Energy above the target of a day, kcal. */
  'energy.over': [day: string];
  /** Macronutrient of the meals in the diary of a day, whole g. */
  'macro.eaten': [code: string, day: string];
  /** Energy of a meal, kcal. */
  'meal.energy': [record: string];
  /** Limit of a nutrient for a day, in the unit of the nutrient. */
  'nutrient.min': [code: string];
  'nutrient.max': [code: string];
  /** Score of a day, 0 to 100. */
  'day.score': [day: string];
  /**
   * Energy that the menu of the assessment uses for a day, kcal. It is `energy.target`, unless a screen explains the
   * difference.
   */
  'menu.target': [];
  /** The same, where a screen compares it with `energy.target`. */
  'menu.explained': [];
  /** Macronutrient that the menu uses for a day, whole g. */
  'menu.macro': [code: string];
  /** Range of a macronutrient that is advised for a day of the menu, whole g. */
  'menu.range': [code: string];
  /** First and last day of a menu. */
  'menu.first': [plan: string];
  'menu.last': [plan: string];
  /** Energy of a day of the assessment's menu, kcal. */
  'menu.energy': [day: string];
  /** Score of the newest assessment, 0 to 100. */
  'assessment.score': [];
  /** Answered questions of the open assessment, and all of its questions. */
  'assessment.answered': [];
  'assessment.questions': [];
  /** Body mass index of the assessment, kg/m². */
  'assessment.bmi': [];
  /** Height of the person, cm. */
  height: [];
  /** Latest weight, kg to a tenth. */
  'weight.latest': [];
  /** Weight that the person wants to reach, kg to a tenth. */
  'weight.target': [];
  /** Mean of a series in a period, in its unit. */
  mean: [series: string, from: string, to: string];
  /** Latest reading of a series, in the unit of the series. */
  reading: [series: string];
  /** Verdict on the latest reading of a series, in words. */
  verdict: [series: string];
  /** Heart rate of a measurement, beats per minute. */
  'heartRate.at': [measuredAt: string];
  /** Planned doses that are taken on a day. */
  'doses.taken': [day: string];
  /** Planned doses of a day. */
  'doses.planned': [day: string];
  /** Time of the next dose of a reminder. */
  'dose.next': [reminder: string];
  /** Finished tasks of a day. */
  'tasks.done': [day: string];
  'tasks.planned': [day: string];
  /** Taken doses and finished tasks of a day, and all of them. */
  'day.done': [day: string];
  'day.planned': [day: string];
  /** Score of a finished stage of the plan, 0 to 100. */
  'stage.score': [stage: string];
  /** First and last day of a stage of the plan. */
  'stage.dates': [stage: string];
  /** Day of a running camp, from 1 on. */
  'camp.day': [camp: string];
  /** Days of a camp. */
  'camp.days': [camp: string];
  /** Sum of an order, CNY. */
  'order.total': [order: string];
  /** Sum of a refund, CNY. */
  'refund.total': [refund: string];
  /** Ordered units of an item of an order. */
  'order.quantity': [item: string];
  /** Price of goods without a discount, CNY. */
  'goods.price': [goods: string];
  /** Name of another person. */
  'member.name': [user: string];
  /** Latest reading of a family member, in the unit of the kind. */
  'member.reading': [user: string, kind: string];
  /** Verdict on the latest reading of a family member, in words. */
  'member.verdict': [user: string, kind: string];
}

/**
 * Marks a formatted value as a fact. The text stays as it is; the sweep of all screens replaces this function.
 * @param _of what the fact belongs to, such as the day
 * @returns the text
 */
export const fact = <Id extends keyof Facts>(_id: Id, text: string, ..._of: Facts[Id]): string => text;

interface FactProps<Id extends keyof Facts> {
  id: Id;
  /** What the fact belongs to, such as the day. */
  of: Facts[Id];
  /** Inline content that shows the value and nothing else. */
  children: ReactNode;
}

/** Marks a part that formats its value itself. Adds no element; the sweep of all screens replaces this component. */
export const Fact = <Id extends keyof Facts>({ children }: FactProps<Id>): ReactNode => children;
