import { type Food, food, foods } from '../table.ts';

/**
 * Ingredients of the common dishes that the table of foods lacks: only portions, their warnings and recognition read them, so
 * no plan and no recommendation contains them. Nutrients of 100 g, edible part, raw, from the China Food Composition Tables
 * (Standard Edition, 6th edition); white sugar (19335), lettuce (11253) and mango (09176) are from USDA SR28. The fibre of four
 * vegetables that the tables leave blank is that of the same plant in USDA SR28 (green pepper 11333, pak choi 11116, leaf
 * lettuce as celtuce 11145, sponge gourd 11220), the fibre of Chinese chives that of the Standard Tables of Food Composition in
 * Japan, 2020 (06207). Garlic and spring onion season a dish, so they do not count as foods; neither does the water that stays
 * in a dish.
 */
// biome-ignore format: a row a food
const rows = {
  flour: food('food-9101', '小麦粉', 'Wheat flour', 'cereals', [359, 12.4, 1.7, 74.1, 0.8, 0, 14.1, 185, 28, 53, 1.4, 0.69, 7.1, 0, 0.2, 0.06, 0, 0.66], { allergens: ['gluten'], highGlycemic: true }),
  noodles: food('food-9102', '鲜面条', 'Fresh wheat noodles', 'noodlesAndBread', [301, 8.9, 0.6, 65.6, 0.8, 0, 21.4, 123, 12, 42, 4.3, 1.09, 6.59, 0, 0.22, 0.07, 0, 0.47], { allergens: ['gluten'], highGlycemic: true }),
  doughStick: food('food-9103', '油条', 'Fried dough stick', 'noodlesAndBread', [388, 6.9, 17.6, 51, 0.9, 0, 585.2, 227, 6, 19, 1, 0.75, 8.6, 0, 0.01, 0.07, 0, 3.19], { allergens: ['gluten'], highGlycemic: true, treat: true }),
  stickyRice: food('food-9104', '糯米', 'Raw glutinous rice', 'cereals', [350, 7.3, 1, 78.3, 0.8, 0, 1.5, 137, 26, 49, 1.4, 1.54, 2.71, 0, 0.11, 0.04, 0, 1.29], { highGlycemic: true }),
  riceNoodles: food('food-9105', '干米粉', 'Dried rice noodles', 'noodlesAndBread', [356, 7.4, 0.1, 81.5, 0.3, 0, 16.3, 14, 6, 16, 3.2, 0.8, 7.48, 0, 0.02, 0.02]),
  broadRiceNoodles: food('food-9106', '干河粉', 'Dried broad rice noodles', 'noodlesAndBread', [359, 7.7, 1.5, 79.2, 0, 0, 8.2, 83, 51, 23, 1, 1.57, 4.19, 0, 0.02, 0.02, 0, 0.23]),
  vermicelli: food('food-9107', '粉丝', 'Glass noodles', 'tubers', [338, 0.8, 0.2, 83.7, 1.1, 0, 9.3, 18, 31, 11, 6.4, 0.27, 3.39, 0, 0.03, 0.02]),
  starchNoodles: food('food-9108', '粉条', 'Starch noodles', 'tubers', [338, 0.5, 0.1, 84.2, 0.6, 0, 9.6, 18, 35, 11, 5.2, 0.83, 2.18, 0, 0.01]),
  starch: food('food-9109', '玉米淀粉', 'Corn starch', 'condiments', [346, 1.2, 0.1, 85, 0.1, 0, 6.3, 8, 18, 6, 4, 0.09, 0.7, 0, 0.03, 0.04], { seasoning: true }),
  porkBelly: food('food-9110', '猪五花肉', 'Pork belly', 'meat', [339, 13.6, 30.6, 2.2, 0, 77, 52, 168, 6, 15, 1.3, 2.2, 6.05, 10, 0.36, 0.15, 0, 0.2], { pork: true }),
  pork: food('food-9111', '猪肉', 'Pork', 'meat', [331, 15.1, 30.1, 0, 0, 86, 56.8, 218, 6, 16, 1.3, 1.78, 7.9, 15, 0.3, 0.13, 0, 0.67], { pork: true }),
  leanPork: food('food-9112', '猪瘦肉', 'Lean pork', 'meat', [143, 20.3, 6.2, 1.5, 0, 81, 57.5, 305, 6, 25, 3, 2.99, 9.5, 44, 0.54, 0.1, 0, 0.34], { pork: true }),
  ribs: food('food-9113', '猪小排', 'Pork spare ribs', 'meat', [295, 16.8, 25.3, 0, 0, 120, 62.6, 222, 14, 17, 1.1, 2.42, 8.46, 7, 0.31, 0.26, 0, 0.46], { pork: true }),
  porkChop: food('food-9114', '猪大排', 'Pork chop', 'meat', [264, 18.3, 20.4, 1.7, 0, 165, 44.5, 274, 8, 17, 0.8, 1.72, 10.3, 12, 0.8, 0.15, 0, 0.11], { pork: true }),
  trotter: food('food-9115', '猪蹄', "Pig's trotter", 'meat', [260, 22.6, 18.8, 0, 0, 192, 101, 54, 33, 5, 1.1, 1.14, 5.85, 3, 0.05, 0.1, 0, 0.01], { pork: true }),
  chicken: food('food-9116', '鸡肉', 'Chicken', 'poultry', [145, 20.3, 6.7, 0.9, 0, 106, 62.8, 249, 13, 22, 1.8, 1.46, 11.92, 92, 0.06, 0.07, 0, 1.34]),
  chickenThigh: food('food-9117', '鸡腿', 'Chicken thigh', 'poultry', [146, 20.2, 7.2, 0, 0, 99, 73.6, 221, 0, 21, 1.8, 1.11, 9.7, 22, 0.06, 0.1]),
  chickenWing: food('food-9118', '鸡翅', 'Chicken wing', 'poultry', [202, 19, 11.5, 5.5, 0, 81, 50.8, 205, 8, 17, 0.9, 0.42, 8.72, 28, 0, 0.05, 0, 0.44]),
  chickenFeet: food('food-9119', '鸡爪', 'Chicken feet', 'poultry', [254, 23.9, 16.4, 2.7, 0, 103, 169, 108, 36, 7, 1.4, 0.9, 9.95, 37, 0.01, 0.13, 0, 0.32]),
  duck: food('food-9120', '鸭肉', 'Duck', 'poultry', [240, 15.5, 19.7, 0.2, 0, 94, 69, 191, 6, 14, 2.2, 1.33, 12.25, 52, 0.08, 0.22, 0, 0.27]),
  mutton: food('food-9121', '羊肉', 'Mutton', 'meat', [139, 18.5, 6.5, 1.6, 0, 82, 89.9, 300, 16, 23, 3.9, 3.52, 5.95, 8, 0.07, 0.16, 0, 0.48]),
  preservedEgg: food('food-9122', '松花蛋', 'Preserved duck egg', 'eggs', [171, 14.2, 10.7, 4.5, 0, 608, 542.7, 152, 63, 13, 3.3, 1.48, 25.24, 215, 0.06, 0.18, 0, 3.05], { allergens: ['egg'] }),
  silkenTofu: food('food-9123', '内酯豆腐', 'Silken tofu', 'legumes', [50, 5, 1.9, 3.3, 0.4, 0, 6.4, 95, 17, 24, 0.8, 0.55, 0.81, 0, 0.06, 0.03, 0, 3.26], { allergens: ['soy'] }),
  pressedTofu: food('food-9124', '香干', 'Pressed tofu', 'legumes', [152, 15.8, 7.8, 5.1, 0.8, 0, 234.1, 99, 299, 88, 5.7, 1.59, 3.15, 3, 0.04, 0.03, 0, 15.85], { allergens: ['soy'] }),
  tofuSheet: food('food-9125', '豆腐皮', 'Tofu sheets', 'legumes', [262, 24.5, 16, 5.5, 1, 0, 20.6, 94, 313, 80, 6.4, 2.52, 1.75, 3, 0.04, 0.05, 0, 23.38], { allergens: ['soy'] }),
  tofuSkin: food('food-9126', '腐竹', 'Tofu skin sticks', 'legumes', [461, 44.6, 21.7, 22.3, 1, 0, 26.5, 553, 77, 71, 16.5, 3.69, 6.65, 0, 0.13, 0.07, 0, 27.84], { allergens: ['soy'], highPurine: true }),
  tofuPuff: food('food-9127', '油豆腐', 'Fried tofu puffs', 'legumes', [245, 17, 17.6, 4.9, 0.6, 0, 32.5, 158, 147, 72, 5.2, 2.03, 0.63, 3, 0.05, 0.04, 0, 24.7], { allergens: ['soy'] }),
  soySprouts: food('food-9128', '黄豆芽', 'Soya bean sprouts', 'vegetables', [47, 4.5, 1.6, 4.5, 1.5, 0, 7.2, 160, 21, 21, 0.9, 0.54, 0.96, 3, 0.04, 0.07, 8, 0.8], { allergens: ['soy'] }),
  beanSprouts: food('food-9129', '绿豆芽', 'Mung bean sprouts', 'vegetables', [16, 1.7, 0.1, 2.6, 1.2, 0, 25.8, 32, 14, 18, 0.3, 0.2, 0.27, 1, 0.02, 0.02, 4]),
  yardlongBeans: food('food-9130', '豇豆', 'Yardlong beans', 'vegetables', [32, 2.7, 0.2, 5.8, 1.8, 0, 4.6, 145, 42, 43, 1, 0.94, 1.4, 10, 0.07, 0.07, 18, 0.65]),
  snowPeas: food('food-9131', '荷兰豆', 'Snow peas', 'vegetables', [30, 2.5, 0.3, 4.9, 1.4, 0, 8.8, 116, 51, 16, 0.9, 0.5, 0.42, 40, 0.09, 0.04, 16, 0.3]),
  garlic: food('food-9132', '大蒜', 'Garlic', 'vegetables', [128, 4.5, 0.2, 27.6, 1.1, 0, 19.6, 302, 39, 21, 1.2, 0.88, 3.09, 3, 0.04, 0.06, 7, 1.07], { seasoning: true }),
  greenGarlic: food('food-9133', '蒜苗', 'Green garlic', 'vegetables', [40, 2.1, 0.4, 8, 1.8, 0, 5.1, 226, 29, 18, 1.4, 0.46, 1.24, 23, 0.11, 0.08, 35, 0.81]),
  garlicScapes: food('food-9134', '蒜薹', 'Garlic scapes', 'vegetables', [66, 2, 0.1, 15.4, 2.5, 0, 3.8, 161, 19, 28, 4.2, 1.04, 2.17, 40, 0.04, 0.07, 1, 1.04]),
  welshOnion: food('food-9135', '大葱', 'Welsh onion', 'vegetables', [28, 1.6, 0.3, 5.8, 2.2, 0, 8.9, 110, 63, 16, 0.6, 0.29, 0.21, 5, 0.06, 0.03, 3]),
  springOnion: food('food-9136', '小葱', 'Spring onion', 'vegetables', [27, 1.6, 0.4, 4.9, 1.4, 0, 10.4, 143, 72, 18, 1.3, 0.35, 1.06, 70, 0.05, 0.06, 21, 0.49], { seasoning: true }),
  onion: food('food-9137', '洋葱', 'Onion', 'vegetables', [40, 1.1, 0.2, 9, 0.9, 0, 4.4, 147, 24, 15, 0.6, 0.23, 0.92, 2, 0.03, 0.03, 8, 0.14]),
  chives: food('food-9138', '韭菜', 'Chinese chives', 'vegetables', [25, 2.4, 0.4, 4.5, 2.7, 0, 5.8, 241, 44, 24, 0.7, 0.25, 1.33, 133, 0.04, 0.05, 2, 0.57]),
  greenPepper: food('food-9139', '青椒', 'Green pepper', 'vegetables', [22, 0.8, 0.3, 5.2, 1.7, 0, 7, 154, 11, 15, 0.3, 0.21, 0.02, 8, 0.02, 0.02, 59, 0.38]),
  whiteCabbage: food('food-9140', '圆白菜', 'Cabbage', 'vegetables', [24, 1.5, 0.2, 4.6, 1, 0, 27.2, 124, 49, 12, 0.6, 0.25, 0.96, 6, 0.03, 0.03, 40, 0.5]),
  cauliflower: food('food-9141', '菜花', 'Cauliflower', 'vegetables', [20, 1.7, 0.2, 4.2, 2.1, 0, 39.2, 206, 31, 18, 0.4, 0.17, 2.86, 1, 0.04, 0.04, 32]),
  radish: food('food-9142', '白萝卜', 'White radish', 'vegetables', [16, 0.7, 0.1, 4, 1, 0, 54.3, 167, 47, 12, 0.2, 0.14, 0.12, 0, 0.02, 0.01, 19]),
  lotusRoot: food('food-9143', '莲藕', 'Lotus root', 'vegetables', [47, 1.2, 0.2, 11.5, 2.2, 0, 34.3, 293, 18, 14, 0.3, 0.24, 0.17, 0, 0.04, 0.01, 19, 0.32]),
  celtuce: food('food-9144', '莴笋', 'Celtuce', 'vegetables', [15, 1, 0.1, 2.8, 0.6, 0, 36.5, 212, 23, 19, 0.9, 0.33, 0.54, 13, 0.02, 0.02, 4, 0.19]),
  leafLettuce: food('food-9145', '油麦菜', 'Chinese leaf lettuce', 'vegetables', [12, 1.1, 0.4, 2.1, 1.7, 0, 32, 164, 60, 23, 0.5, 0.24, 0.16, 63, 0.03, 0.07, 2, 0.45]),
  lettuce: food('food-9146', '生菜', 'Lettuce', 'vegetables', [15, 1.4, 0.2, 2.9, 1.3, 0, 28, 194, 36, 13, 0.86, 0.18, 0.6, 370, 0.07, 0.08, 9.2, 0.22]),
  pakChoi: food('food-9147', '小白菜', 'Pak choi', 'vegetables', [14, 1.4, 0.3, 2.4, 1, 0, 132.2, 116, 117, 30, 1.3, 0.23, 0.39, 154, 0.01, 0.05, 64, 0.4]),
  bitterGourd: food('food-9149', '苦瓜', 'Bitter gourd', 'vegetables', [22, 1, 0.1, 4.9, 1.4, 0, 2.5, 256, 14, 18, 0.7, 0.36, 0.36, 8, 0.03, 0.03, 56, 0.85]),
  pumpkin: food('food-9150', '南瓜', 'Pumpkin', 'vegetables', [23, 0.7, 0.1, 5.3, 0.8, 0, 0.8, 145, 16, 8, 0.4, 0.14, 0.46, 74, 0.03, 0.04, 8, 0.36]),
  courgette: food('food-9151', '西葫芦', 'Courgette', 'vegetables', [19, 0.8, 0.2, 3.8, 0.6, 0, 5, 92, 15, 9, 0.3, 0.12, 0.28, 3, 0.01, 0.03, 6, 0.34]),
  spongeGourd: food('food-9152', '丝瓜', 'Sponge gourd', 'vegetables', [20, 1.3, 0.2, 4, 1.1, 0, 3.7, 121, 37, 19, 0.3, 0.22, 0.2, 13, 0.02, 0.04, 4, 0.08]),
  kelp: food('food-9153', '水发海带', 'Soaked kelp', 'mushroomsAndAlgae', [16, 1.1, 0.1, 3, 0.9, 0, 107.6, 222, 241, 61, 3.3, 0.66, 4.9, 26, 0.02, 0.1, 0, 0.08]),
  laver: food('food-9154', '干紫菜', 'Dried laver', 'mushroomsAndAlgae', [250, 26.7, 1.1, 44.1, 21.6, 0, 710.5, 1796, 264, 105, 54.9, 2.47, 7.22, 114, 0.27, 1.02, 2, 1.82], { highPurine: true }),
  sugar: food('food-9155', '白砂糖', 'White sugar', 'sugars', [387, 0, 0, 100, 0, 0, 1, 2, 1, 0, 0.05, 0.01, 0.6, 0, 0, 0.02], { addedSugar: true, seasoning: true }),
  mango: food('food-9157', '芒果', 'Mango', 'fruit', [60, 0.82, 0.38, 14.98, 1.6, 0, 1, 168, 11, 10, 0.16, 0.09, 0.6, 54, 0.03, 0.04, 36.4, 0.9]),
  water: food('food-9156', '水', 'Water', 'drinks', [0], { seasoning: true }),
};

export const ingredients = new Map(Object.values(rows).map((row) => [row.foodId, row]));

/** A food of the table, or an ingredient of the common dishes. */
export const foodOf = (foodId: string): Food | undefined => foods.get(foodId) ?? ingredients.get(foodId);

/** The foods of the table that the common dishes contain. */
const ofTable = {
  ...{
    rice: 'gi-001',
    porridge: 'gi-008',
    corn: 'gi-016',
    potato: 'pu-025',
    sweetPotato: 'pu-026',
    yam: 'gi-093',
    egg: 'food-9001',
  },
  ...{ tofu: 'pu-041', edamame: 'pu-045', chickenBreast: 'pu-149', porkFillet: 'pu-134', beef: 'pu-136' },
  ...{ seaBass: 'pu-199', grassCarp: 'pu-191', prawns: 'pu-226', broccoli: 'pu-050', bokChoy: 'pu-063' },
  ...{ chineseCabbage: 'pu-065', celery: 'pu-075', spinach: 'pu-074', tomato: 'pu-062', cucumber: 'pu-072' },
  ...{ carrot: 'pu-061', aubergine: 'pu-067', waxGourd: 'pu-076', frenchBeans: 'pu-047', shiitake: 'pu-078' },
  ...{
    woodEar: 'pu-083',
    peanuts: 'gi-166',
    cola: 'gi-221',
    oil: 'food-9003',
    soySauce: 'food-9004',
    salt: 'food-9005',
  },
};

export type Part = keyof typeof rows | keyof typeof ofTable;

/** The id of each ingredient by its key in the recipes. */
export const partIds: Record<Part, string> = {
  ...(Object.fromEntries(Object.entries(rows).map(([key, { foodId }]) => [key, foodId])) as Record<
    keyof typeof rows,
    string
  >),
  ...ofTable,
};
