import type { Allergen, FoodCategory, NutrientAmount } from '../generated/operations.ts';

/**
 * Nutrients of 100 g of food, edible part, from the China Food Composition Tables (Standard Edition, 6th edition; the 2nd
 * edition for missing values). Cooked cereals, sweet corn, bread, almonds, pizza and chips are from USDA SR Legacy. Foods
 * that are also in the lookups have the same id and name there; the others are `food-90…`. Allergens are the groups of GB
 * 7718: its gluten includes oats. The soya milk drink (豆奶) contains milk, hence its cholesterol.
 */
export interface Food {
  foodId: string;
  name: string;
  nameEn: string;
  /** Words for the food that its name does not contain, by which a person avoids or wants it. */
  otherNames: string[];
  category: FoodCategory;
  per100g: Nutrients;
  /** Allergens of the food and of all its ingredients. */
  allergens: Allergen[];
  pork: boolean;
  /** A staple or drink with a glycaemic index above 70, which is high by WS/T 652-2019. */
  highGlycemic: boolean;
  /** More than 150 mg of purine in 100 g. */
  highPurine: boolean;
  /** Oil, salt and sauces, which do not count as foods. */
  seasoning: boolean;
  addedSugar: boolean;
  /** Never recommended, whatever its nutrients. */
  treat: boolean;
}

/** Code, unit and decimals, in the order of the replies. */
export const nutrients = [
  ['energy', 'kcal', 0],
  ['protein', 'g', 1],
  ['fat', 'g', 1],
  ['carbohydrate', 'g', 1],
  ['fiber', 'g', 1],
  ['cholesterol', 'mg', 1],
  ['sodium', 'mg', 1],
  ['potassium', 'mg', 1],
  ['calcium', 'mg', 1],
  ['magnesium', 'mg', 1],
  ['iron', 'mg', 2],
  ['zinc', 'mg', 2],
  ['selenium', 'mcg', 2],
  ['vitaminA', 'mcg', 1],
  ['vitaminB1', 'mg', 2],
  ['vitaminB2', 'mg', 2],
  ['vitaminC', 'mg', 1],
  ['vitaminE', 'mg', 2],
] as const satisfies [code: NutrientAmount['code'], unit: NutrientAmount['unit'], decimals: number][];

/** The nutrients of the table, which lacks some of the description's. */
export type NutrientCode = (typeof nutrients)[number][0];
export type Nutrients = Record<NutrientCode, number>;

type Facts = 'otherNames' | 'allergens' | 'pork' | 'highGlycemic' | 'highPurine' | 'seasoning' | 'addedSugar' | 'treat';
type More = Partial<Pick<Food, Facts>>;

export function food(
  foodId: string,
  name: string,
  nameEn: string,
  category: FoodCategory,
  values: number[],
  more: More = {},
): Food {
  const per100g = Object.fromEntries(nutrients.map(([code], index) => [code, values[index] ?? 0])) as Nutrients;
  const flags = {
    pork: false,
    highGlycemic: false,
    highPurine: false,
    seasoning: false,
    addedSugar: false,
    treat: false,
  };
  return { foodId, name, nameEn, category, otherNames: [], per100g, allergens: [], ...flags, ...more };
}

// biome-ignore format: a row a food
const rows = [
  food('gi-001', '米饭', 'Steamed white rice', 'cereals', [116, 2.6, 0.3, 25.9, 0.3, 0, 2.5, 30, 7, 15, 1.3, 0.92, 0.4, 0, 0.02, 0.03], { highGlycemic: true }),
  food('gi-002', '糙米饭', 'Cooked brown rice', 'cereals', [112, 2.3, 0.8, 23.5, 1.8, 0, 1, 79, 10, 44, 0.53, 0.62, 5.8, 0, 0.1, 0.01]),
  food('gi-008', '大米粥', 'Rice porridge', 'cereals', [46, 1.1, 0.3, 9.9, 0.1, 0, 2.8, 13, 7, 7, 0.1, 0.2, 0.2, 0, 0, 0.03]),
  food('gi-012', '小米粥', 'Millet porridge', 'cereals', [46, 1.4, 0.7, 8.4, 0, 0, 4.1, 19, 10, 22, 1, 0.41, 0.3, 0, 0.02, 0.07, 0, 0.26]),
  food('gi-024', '燕麦粥', 'Oat porridge', 'cereals', [71, 2.5, 1.5, 12, 1.7, 0, 4, 70, 9, 27, 0.9, 1, 5.4, 0, 0.08, 0.02, 0, 0.08], { otherNames: ['燕麦片粥', 'oatmeal'], allergens: ['gluten'] }),
  food('pu-017', '馒头', 'Steamed bun', 'noodlesAndBread', [223, 7, 1.1, 47, 1.3, 0, 165.1, 138, 38, 30, 1.8, 0.71, 8.45, 0, 0.04, 0.05, 0, 0.65], { allergens: ['gluten'], highGlycemic: true }),
  food('gi-057', '全麦面包', 'Whole-wheat bread', 'noodlesAndBread', [252, 12.5, 3.5, 42.7, 6, 0, 455, 254, 161, 75, 2.47, 1.77, 25.8, 0, 0.39, 0.17, 0, 2.66], { allergens: ['gluten'] }),
  food('gi-016', '煮甜玉米', 'Boiled sweet corn', 'cereals', [96, 3.4, 1.5, 21, 2.4, 0, 1, 218, 3, 26, 0.45, 0.62, 0.2, 13, 0.09, 0.06, 5.5, 0.09]),
  food('pu-025', '土豆', 'Potato', 'tubers', [81, 2.6, 0.2, 17.8, 1.1, 0, 5.9, 347, 7, 24, 0.4, 0.3, 0.47, 1, 0.1, 0.02, 14, 0.34], { otherNames: ['马铃薯', '洋芋'] }),
  food('pu-026', '红薯', 'Sweet potato', 'tubers', [61, 0.7, 0.2, 15.3, 1.6, 0, 70.9, 88, 18, 17, 0.2, 0.16, 0.22, 63, 0.05, 0.01, 4, 0.28], { otherNames: ['甘薯', '地瓜', '山芋'] }),
  food('gi-093', '山药', 'Chinese yam', 'tubers', [57, 1.9, 0.2, 12.4, 0.8, 0, 18.6, 213, 16, 20, 0.3, 0.27, 0.55, 2, 0.05, 0.02, 5, 0.24]),
  food('food-9001', '鸡蛋', 'Egg', 'eggs', [139, 13.1, 8.6, 2.4, 0, 648, 131.5, 154, 56, 10, 1.6, 0.89, 13.96, 255, 0.09, 0.2, 0, 1.14], { allergens: ['egg'] }),
  food('pu-127', '水煮蛋', 'Boiled egg', 'eggs', [143, 12.1, 10.5, 0.1, 0, 648, 130, 130, 35, 10, 1.7, 0.89, 13.96, 146, 0.04, 0.39, 0, 1.14], { otherNames: ['鸡蛋'], allergens: ['egg'] }),
  food('gi-168', '牛奶', 'Milk', 'dairy', [65, 3.3, 3.6, 4.9, 0, 17, 63.7, 180, 107, 11, 0.3, 0.28, 1.34, 54, 0.03, 0.12, 0, 0.13], { allergens: ['milk'] }),
  food('pu-125', '酸奶', 'Yogurt', 'dairy', [72, 2.5, 2.7, 9.3, 0, 15, 39.8, 150, 118, 12, 0.4, 0.53, 1.71, 26, 0.03, 0.15, 1, 0.12], { allergens: ['milk'] }),
  food('food-9002', '豆浆', 'Unsweetened soya milk', 'drinks', [31, 3, 1.6, 1.2, 0, 0, 3.7, 117, 5, 15, 0.4, 0.28, 0, 0, 0.02, 0.02, 0, 1.06], { allergens: ['soy'] }),
  food('pu-041', '北豆腐', 'Firm tofu', 'legumes', [116, 9.2, 8.1, 3, 0.5, 0, 7.3, 106, 105, 63, 1.5, 0.74, 2.46, 0, 0.05, 0.02, 0, 8.4], { allergens: ['soy'] }),
  food('gi-101', '炖豆腐', 'Stewed tofu', 'legumes', [84, 6.6, 5.3, 3.4, 0.4, 0, 5.6, 118, 78, 41, 1.2, 0.57, 1.5, 0, 0.06, 0.02, 0, 5.79], { allergens: ['soy'] }),
  food('pu-045', '毛豆', 'Edamame', 'vegetables', [131, 13.1, 5, 10.5, 4, 0, 3.9, 478, 135, 70, 3.5, 1.73, 2.48, 11, 0.15, 0.07, 27, 2.44], { allergens: ['soy'] }),
  food('gi-218', '豆奶', 'Soya milk drink', 'drinks', [30, 2.4, 1.5, 1.8, 0, 5, 3.2, 92, 23, 7, 0.6, 0.24, 0.73, 0, 0.02, 0.06, 0, 4.5], { allergens: ['soy', 'milk'] }),
  food('pu-149', '鸡胸肉', 'Chicken breast', 'poultry', [118, 24.6, 1.9, 0.6, 0, 65, 44.8, 333, 1, 28, 1, 0.26, 11.75, 3, 0.07, 0.06, 0, 0.41], { highPurine: true }),
  food('pu-134', '猪里脊', 'Pork fillet', 'meat', [150, 19.6, 7.9, 0, 0, 55, 43.2, 317, 6, 28, 1.5, 2.3, 5.25, 5, 0.47, 0.12, 0, 0.59], { pork: true }),
  food('pu-136', '牛肉', 'Beef', 'meat', [160, 20, 8.7, 0.5, 0, 58, 64.1, 212, 5, 22, 1.8, 4.7, 3.15, 3, 0.04, 0.11, 0, 0.22]),
  food('pu-199', '鲈鱼', 'Sea bass', 'fish', [105, 18.6, 3.4, 0, 0, 86, 144.1, 205, 138, 37, 2, 2.83, 33.06, 19, 0.03, 0.17, 0, 0.75], { allergens: ['fish'] }),
  food('pu-191', '草鱼', 'Grass carp', 'fish', [113, 16.6, 5.2, 0, 0, 86, 46, 312, 38, 31, 0.8, 0.87, 6.66, 11, 0.04, 0.11, 0, 2.03], { allergens: ['fish'] }),
  food('pu-180', '三文鱼', 'Salmon', 'fish', [139, 17.2, 7.8, 0, 0, 68, 63.3, 361, 13, 36, 0.3, 1.11, 29.47, 45, 0.07, 0.18, 0, 0.78], { allergens: ['fish'], highPurine: true }),
  food('pu-217', '基围虾', 'Shrimp', 'shellfish', [101, 18.2, 1.4, 3.9, 0, 181, 172, 250, 83, 45, 2, 1.18, 39.7, 0, 0.02, 0.07, 0, 1.69], { allergens: ['crustaceans'], highPurine: true }),
  food('pu-226', '鲜对虾', 'Fresh prawns', 'shellfish', [93, 18.6, 0.8, 2.8, 0, 193, 165.2, 215, 62, 43, 1.5, 2.38, 33.72, 15, 0.01, 0.07, 0, 0.62], { allergens: ['crustaceans'] }),
  food('pu-050', '西兰花', 'Broccoli', 'vegetables', [27, 3.5, 0.6, 3.7, 1.6, 0, 46.7, 179, 50, 22, 0.9, 0.46, 0.43, 13, 0.06, 0.08, 56, 0.76]),
  food('pu-063', '油菜', 'Bok choy', 'vegetables', [14, 1.3, 0.5, 2, 1.1, 0, 73.7, 175, 148, 25, 0.9, 0.31, 0.73, 90, 0.02, 0.05, 36]),
  food('pu-065', '大白菜', 'Chinese cabbage', 'vegetables', [20, 1.6, 0.2, 3.4, 0.9, 0, 68.9, 134, 57, 12, 0.8, 0.46, 0.57, 7, 0.05, 0.04, 37.5, 0.36]),
  food('pu-075', '芹菜', 'Celery', 'vegetables', [22, 1.2, 0.2, 4.5, 1.2, 0, 159, 206, 80, 18, 1.2, 0.24, 0.57, 28, 0.02, 0.06, 8, 1.32]),
  food('pu-074', '菠菜', 'Spinach', 'vegetables', [28, 2.6, 0.3, 4.5, 1.7, 0, 85.2, 311, 66, 58, 2.9, 0.85, 0.97, 243, 0.04, 0.11, 32, 1.74]),
  food('pu-062', '番茄', 'Tomato', 'vegetables', [15, 0.9, 0.2, 3.3, 0.5, 0, 9.7, 179, 4, 12, 0.2, 0.12, 0, 31, 0.02, 0.01, 14, 0.42], { otherNames: ['西红柿'] }),
  food('pu-072', '黄瓜', 'Cucumber', 'vegetables', [16, 0.8, 0.2, 2.9, 0.5, 0, 4.9, 102, 24, 15, 0.5, 0.18, 0.38, 8, 0.02, 0.03, 9, 0.49]),
  food('pu-061', '胡萝卜', 'Carrot', 'vegetables', [39, 1, 0.2, 8.8, 1.1, 0, 71.4, 190, 32, 14, 1, 0.23, 0.63, 344, 0.04, 0.03, 13, 0.41]),
  food('pu-067', '茄子', 'Aubergine', 'vegetables', [18, 1.1, 0.1, 4.8, 1.3, 0, 5, 147, 50, 11, 0.5, 0.2, 0.09, 0, 0.03, 0.03, 5], { otherNames: ['eggplant'] }),
  food('pu-076', '冬瓜', 'Wax gourd', 'vegetables', [10, 0.3, 0.2, 2.4, 0.7, 0, 2.8, 57, 12, 10, 0.1, 0.1, 0.02, 0, 0, 0, 16, 0.04]),
  food('pu-047', '四季豆', 'French beans', 'vegetables', [31, 2, 0.4, 5.7, 1.5, 0, 8.6, 123, 42, 27, 1.5, 0.23, 0.43, 18, 0.04, 0.07, 6, 1.24]),
  food('pu-078', '鲜香菇', 'Fresh shiitake mushrooms', 'mushroomsAndAlgae', [26, 2.2, 0.3, 5.2, 3.3, 0, 1.4, 20, 2, 11, 0.3, 0.66, 2.58, 0, 0, 0.08, 1]),
  food('pu-083', '水发木耳', 'Soaked wood ear', 'mushroomsAndAlgae', [27, 1.5, 0.2, 6, 2.6, 0, 8.5, 52, 34, 57, 5.5, 0.53, 0.46, 2, 0.01, 0.05, 1, 7.51]),
  food('gi-144', '苹果', 'Apple', 'fruit', [53, 0.4, 0.2, 13.7, 1.7, 0, 1.3, 83, 4, 4, 0.3, 0.04, 0.1, 4, 0.02, 0.02, 3, 0.43]),
  food('gi-151', '猕猴桃', 'Kiwi fruit', 'fruit', [61, 0.8, 0.6, 14.5, 2.6, 0, 10, 144, 27, 12, 1.2, 0.57, 0.28, 11, 0.05, 0.02, 62, 2.43], { otherNames: ['奇异果'] }),
  food('gi-149', '橙子', 'Orange', 'fruit', [48, 0.8, 0.2, 11.1, 0.6, 0, 1.2, 159, 20, 14, 0.4, 0.14, 0.31, 13, 0.05, 0.04, 33, 0.56]),
  food('gi-146', '草莓', 'Strawberry', 'fruit', [32, 1, 0.2, 7.1, 1.1, 0, 4.2, 131, 18, 12, 1.8, 0.14, 0.7, 3, 0.02, 0.03, 47, 0.71]),
  food('gi-152', '香蕉', 'Banana', 'fruit', [93, 1.4, 0.2, 22, 1.2, 0, 0.8, 256, 7, 43, 0.4, 0.18, 0.87, 5, 0.02, 0.04, 8, 0.24]),
  food('pu-116', '熟大杏仁', 'Roasted almonds', 'nuts', [598, 21, 52.5, 21, 10.9, 0, 3, 713, 268, 279, 3.73, 3.31, 2, 0, 0.08, 1.2, 0, 23.9], { otherNames: ['巴旦木'], allergens: ['treeNuts'] }),
  food('gi-167', '熟腰果', 'Roasted cashew nuts', 'nuts', [615, 24, 50.9, 20.4, 10.4, 0, 35.7, 680, 19, 595, 7.4, 5.3, 10.93, 4, 0.24, 0.13, 0, 6.7], { allergens: ['treeNuts'] }),
  food('gi-166', '花生', 'Peanuts', 'nuts', [574, 24.8, 44.3, 21.7, 5.5, 0, 3.6, 587, 39, 178, 2.1, 2.5, 3.94, 3, 0.72, 0.13, 2, 18.09], { allergens: ['peanut'] }),
  food('gi-087', '炸薯条', 'French fries', 'tubers', [312, 3.4, 14.7, 41.4, 3.8, 0, 210, 579, 18, 35, 0.81, 0.5, 0.4, 0, 0.17, 0.04, 4.7, 1.67], { treat: true }),
  food('gi-247', '奶酪比萨', 'Cheese pizza', 'mixedMeals', [266, 11.4, 9.7, 33.3, 2.3, 17, 598, 172, 188, 24, 2.48, 1.34, 20.1, 69, 0.39, 0.2, 1.4, 0.83], { otherNames: ['披萨'], allergens: ['gluten', 'milk'], treat: true }),
  food('gi-221', '可乐', 'Cola', 'drinks', [43, 0.1, 0, 10.8, 0, 0, 4, 1, 3, 4], { addedSugar: true, treat: true }),
  food('food-9003', '菜籽油', 'Rapeseed oil', 'condiments', [899, 0, 99.9, 0, 0, 0, 7, 2, 9, 3, 3.7, 0.54, 0, 0, 0, 0, 0, 60.89], { seasoning: true }),
  food('food-9004', '酱油', 'Soy sauce', 'condiments', [63, 5.6, 0.1, 10.1, 0.2, 0, 5757, 337, 66, 156, 8.6, 1.17, 1.39, 0, 0.05, 0.13], { allergens: ['soy', 'gluten'], seasoning: true }),
  food('food-9005', '盐', 'Salt', 'condiments', [0, 0, 0, 0, 0, 0, 39311, 14, 22, 2, 1, 0.24, 1], { seasoning: true }),
];

export const foods = new Map(rows.map((row) => [row.foodId, row]));
