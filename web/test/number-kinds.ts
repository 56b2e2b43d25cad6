/**
 * Numbers with a unit that are no facts of a person, or that a single place shows. Each kind was reviewed: a number that
 * another screen repeats belongs to `fact` instead.
 */
import type { Kind } from './facts.ts';

const meals = /^\/(?:ai-food|ai-app|food-app)\b/;

export const numberKinds: Kind[] = [
  { at: /^\/(?:sugar-control|purine)/, text: /千卡|克/, why: 'tables of foods, per 100 g' },
  { at: /^\/tools\//, text: /厘米|次\/分|%/, why: 'formulas and their limits, with their sources' },
  {
    at: /./,
    text: /每周(?:减重)?(?:不超过|不宜超过|超过)体重的 1%(?:，最多|，或超过| 或) 1 公斤|建议(?:每周)?不超过 1%，最多 1 公斤/,
    why: 'the limit of a guideline',
  },
  {
    at: /./,
    text: /^(?:家庭血压：|正常：|静息时正常：|成人通常范围：|成人静息心率|孕期：)/,
    why: 'normal ranges, with their sources',
  },
  {
    at: /./,
    text: /二甲双胍 0\.5 g|阿托伐他汀 20 mg|阿莫西林 0\.5 g|华法林钠/,
    why: 'names of medicines as on the pack',
  },
  { at: /medicine-remind\/record/, text: /^\d+%$/, why: 'share of doses of a month, of one medicine or of all' },
  { at: /family-health\/members\/detail/, text: /%$/, why: 'share of doses of a member in 30 days' },
  { at: /^\/course/, text: /%$/, why: 'how far a course is read' },
  {
    at: /^\/(?:execution-plan|custom-plan|evaluate)/,
    text: /喝够 1,700 毫升水/,
    why: 'the title and amount of a task',
  },
  { at: /custom-plan\/detail/, text: /30 克到粥里/, why: 'advice on goods of a plan' },
  { at: /^\/evaluate/, text: /^(?:\d+\.\d|减少 \d+) 公斤$/, why: 'weights at the ends of a finished stage' },
  { at: /^\/ai-mirror/, text: /厘米/, why: 'measures of a photo, each of its own time' },
  { at: /^\/$/, text: /^比星期.[轻重] [\d.]+ 公斤$/, why: 'change of the weight in a week' },
  { at: /^\/$|lose-weight-partner\/(home|invite)/, text: /%/, why: 'change since the start with the partner' },
  { at: /./, text: /每周约减(?:体重的)? [\d.]+%/, why: 'pace of the last weeks, by one function' },
  { at: /lose-weight-partner\/home/, text: /^[\d.]+ 公斤$/, why: 'weight at the start with the partner' },
  {
    at: /health-data\/x-plan$/,
    text: /^\d+月\d+日 · 自\d+月\d+日 [−+]?[\d.]+ 公斤$/,
    why: 'change of the weight since the camp began',
  },
  { at: /health-data\/detail/, text: /µmol\/L/, why: 'normal range and point of uric acid' },
  {
    at: /health-data\/detail/,
    text: /^比目标（# 公斤）|^[\d.]+–[\d.]+ 公斤$/,
    why: 'distance to the target, range of the weight',
  },
  {
    at: /heart-rate-monitor/,
    text: /平均|静息|^(?:\d+月\d+日星期.)?\d+ 次\/分$/,
    why: 'means and days of a chart of a period',
  },
  { at: /order|refund/, text: /¥/, why: 'prices and sums of one order on its day' },
  {
    at: /product\/(?:detail|weight|blood-sugar)|sleep-product/,
    text: /千焦|[克升]|厘米|包邮|mmol\/L/,
    why: 'what the seller says of goods',
  },
  {
    at: /custom\/food-health/,
    text: /^[^#]*(?:早餐：|每天吃|每天烹调油|坐着为主|腰围)/,
    why: 'answers and advice of the report in words',
  },
  {
    at: meals,
    text: /\d 克(?: · \d+ 分钟)?(?: · 过敏原：\D+)?\d+ 千卡$/,
    why: 'a food or a dish with its portion',
  },
  {
    at: meals,
    text: /^(?:蛋白质|脂肪|碳水) ?(?:[#\d]+ (?:\/ # 克|克(?:目标 #|\/ # 克))(?:本餐|超出) )?\d+ 克/,
    why: 'macronutrients of one meal, and what is over',
  },
  {
    at: meals,
    text: /千卡（本餐）|^[\d,]+ ?千卡(?:剩余|超出)?$|^[\d,]+ \/ # 千卡，/,
    why: 'a meal, its day before it is saved, and means',
  },
  { at: /^\/ai-app$/, text: /按计划吃.+千卡|计划中的其余各餐/, why: 'what the planned meal leaves of the day' },
  { at: /analyze\/list/, text: /^[\d,]+ 千卡(?:共 )?\d+ 种食物/, why: 'the sum of a meal that the person enters' },
  { at: meals, text: /· \d+ 千卡$/, why: 'yesterday’s meal in a row of choices' },
  { at: meals, text: /占全天目标的|占建议量的|^膳食纤维：/, why: 'share of a meal or a food' },
  {
    at: meals,
    text: /，上限 |，建议(?:至少|不超过|不少于)? ?[#\d]|供能比：/,
    why: 'amounts of a meal or of a mean day with the advice',
  },
  {
    at: meals,
    text: /^(?:能量|蛋白质|脂肪|碳水化合物|膳食纤维|胆固醇|[钠钾钙镁铁锌硒]|维生素[A-Z]\d?)[\d,.]+ (?:千卡|克|毫克|微克)$/,
    why: 'amounts of a meal or of a mean day without advice',
  },
  { at: /analyze\/ingredients/, text: /克/, why: 'ingredients of one meal' },
  {
    at: /report\/week/,
    text: /^\d+月\d+日星期.[\d,]+ 千卡$/,
    why: 'the bar that is picked, above the fact of its day',
  },
  {
    at: /ai-food\/history/,
    text: /^(?:早餐|午餐|晚餐|加餐|周.)[\d,]+ 千卡$/,
    why: 'meals of a day by kind, and the bar that is picked',
  },
  {
    at: /ai-app\/custom|food-health\/product\/detail/,
    text: /^\D*\d[\d,]* (?:千卡|克)$/,
    why: 'dishes of a planned day',
  },
  { at: /food-health\/product\/detail/, text: /^与目标能量相差不到 10%。$/, why: 'the tolerance of a menu' },
  {
    at: /ai-app\/custom/,
    text: /千卡（计划）$|^早餐 \d+ 千卡.+晚餐 \d+ 千卡$/,
    why: 'the planned day and its meals in words',
  },
  { at: /user\/profile/, text: /基础代谢 [\d,]+ 千卡/, why: 'how the target is calculated' },
  { at: /change-phone/, text: /第 \d 步/, why: 'steps of a form' },
  { at: /share\/introduce/, text: /千卡/, why: 'a sample' },
];
