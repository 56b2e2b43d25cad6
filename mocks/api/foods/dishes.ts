import type { Taste } from '../generated/operations.ts';

interface Dish {
  foodId: string;
  name: string;
  nameEn: string;
  /** The ingredients of one portion: g of each food before cooking. */
  recipe: Record<string, number>;
  tastes: Taste[];
  minutes: number;
  method: string;
}

const [oil, soySauce, salt] = ['food-9003', 'food-9004', 'food-9005'] as const;

function dish(
  number: number,
  name: string,
  nameEn: string,
  tastes: Taste[],
  minutes: number,
  recipe: Dish['recipe'],
  method: string,
): Dish {
  return { foodId: `dish-${number}`, name, nameEn, recipe, tastes, minutes, method };
}

// biome-ignore format: a row a dish
const rows = [
  dish(7001, '番茄炒鸡蛋', 'Scrambled eggs with tomato', ['savoury', 'sour'], 10, { 'pu-062': 150, 'food-9001': 100, [oil]: 6, [salt]: 0.7 }, '鸡蛋打散炒至凝固盛出，番茄炒软出汁后放回鸡蛋，加盐翻匀。'),
  dish(7002, '清蒸鲈鱼', 'Steamed sea bass', ['light'], 20, { 'pu-199': 100, [oil]: 4, [soySauce]: 3 }, '鱼身划刀，水开后蒸 8 分钟，倒去汤汁，淋酱油和热油。'),
  dish(7003, '白灼基围虾', 'Boiled shrimp', ['light'], 10, { 'pu-217': 120, [soySauce]: 3 }, '水开后放入虾，煮至变红弯曲，捞出蘸酱油吃。'),
  dish(7004, '香煎鸡胸肉', 'Pan-seared chicken breast', ['savoury'], 15, { 'pu-149': 100, [oil]: 5, [salt]: 0.5 }, '鸡胸肉拍松抹盐，中小火两面各煎 4 分钟，静置后切片。'),
  dish(7005, '香菇油菜', 'Bok choy with shiitake', ['light'], 10, { 'pu-063': 150, 'pu-078': 40, [oil]: 5, [salt]: 0.5 }, '香菇切片炒香，放入油菜大火快炒，加盐出锅。'),
  dish(7006, '清炒西兰花', 'Stir-fried broccoli', ['light'], 10, { 'pu-050': 180, [oil]: 5, [salt]: 0.5 }, '西兰花焯水 1 分钟，沥干后快炒，加盐出锅。'),
  dish(7007, '凉拌黄瓜木耳', 'Cucumber and wood ear salad', ['sour', 'light'], 10, { 'pu-072': 120, 'pu-083': 50, [oil]: 3, [soySauce]: 3 }, '木耳焯水放凉，黄瓜拍碎，加酱油和少许油拌匀。'),
  dish(7008, '冬瓜豆腐汤', 'Wax gourd and tofu soup', ['light'], 15, { 'pu-076': 150, 'pu-041': 60, [oil]: 2, [salt]: 0.5 }, '冬瓜切片煮软，放入豆腐再煮 3 分钟，加盐和油。'),
  dish(7009, '番茄牛肉', 'Beef with tomato', ['savoury', 'sour'], 30, { 'pu-136': 80, 'pu-062': 150, [oil]: 5, [salt]: 0.7 }, '牛肉切片焯水，番茄炒出汁，放入牛肉焖 15 分钟，加盐。'),
  dish(7010, '家常豆腐', 'Home-style tofu', ['savoury', 'spicy'], 15, { 'pu-041': 150, 'pu-083': 30, [oil]: 5, [soySauce]: 4 }, '豆腐切片煎至两面金黄，放入木耳翻炒，加酱油和少许水焖 3 分钟。'),
  dish(7011, '四季豆炒肉丝', 'French beans with pork', ['savoury'], 15, { 'pu-047': 150, 'pu-134': 60, [oil]: 5, [soySauce]: 4 }, '四季豆焯熟，肉丝滑炒变色，合炒至四季豆熟透，加酱油。'),
  dish(7012, '清炒菠菜', 'Stir-fried spinach', ['light'], 10, { 'pu-074': 180, [oil]: 4, [salt]: 0.5 }, '菠菜焯水去草酸，挤干后快炒，加盐出锅。'),
  dish(7013, '香煎三文鱼', 'Pan-seared salmon', ['savoury'], 15, { 'pu-180': 100, [oil]: 3, [salt]: 0.5 }, '三文鱼擦干抹盐，皮朝下煎 4 分钟，翻面再煎 2 分钟。'),
  dish(7014, '蒸茄子', 'Steamed aubergine', ['light'], 15, { 'pu-067': 200, [oil]: 4, [soySauce]: 4 }, '茄子切条蒸 10 分钟，淋酱油和热油。'),
  dish(7015, '胡萝卜土豆炖牛肉', 'Beef stew with carrot and potato', ['savoury'], 45, { 'pu-136': 80, 'pu-061': 80, 'pu-025': 100, [oil]: 5, [soySauce]: 4 }, '牛肉焯水，与胡萝卜、土豆同炖 40 分钟，加酱油收汁。'),
  dish(7016, '毛豆炒香菇', 'Edamame with shiitake', ['light', 'savoury'], 10, { 'pu-045': 120, 'pu-078': 60, [oil]: 5, [salt]: 0.5 }, '毛豆煮熟，香菇切丁炒香，合炒 2 分钟，加盐。'),
  dish(7017, '白菜炖豆腐', 'Tofu with Chinese cabbage', ['light'], 15, { 'pu-041': 150, 'pu-065': 150, [oil]: 5, [salt]: 0.6 }, '白菜炒软，加水和豆腐炖 8 分钟，加盐。'),
  dish(7018, '芹菜炒牛肉', 'Beef with celery', ['savoury'], 15, { 'pu-136': 90, 'pu-075': 150, [oil]: 5, [salt]: 0.5 }, '牛肉切丝炒至变色，放入芹菜炒熟，加盐。'),
  dish(7019, '花生拌菠菜', 'Spinach with peanuts', ['light', 'savoury'], 10, { 'gi-166': 35, 'pu-074': 150, [oil]: 2, [salt]: 0.5 }, '菠菜焯水挤干，拌入烤花生、少许油和盐。'),
  dish(7020, '腰果炒芹菜', 'Celery with cashews', ['light', 'savoury'], 10, { 'gi-167': 35, 'pu-075': 150, 'pu-078': 40, [oil]: 3, [salt]: 0.5 }, '芹菜和香菇快炒，出锅前放入腰果，加盐。'),
  dish(7021, '清炖草鱼', 'Poached grass carp', ['light'], 20, { 'pu-191': 110, 'pu-062': 100, [oil]: 4, [salt]: 0.5 }, '鱼块煎至两面微黄，加水和番茄炖 12 分钟，加盐。'),
  dish(7022, '杏仁炒四季豆', 'French beans with almonds', ['light', 'savoury'], 15, { 'pu-047': 180, 'pu-116': 30, [oil]: 3, [salt]: 0.5 }, '四季豆焯熟后大火快炒，出锅前放入杏仁，加盐。'),
  dish(7023, '腰果西兰花', 'Broccoli with cashews', ['light'], 10, { 'pu-050': 180, 'gi-167': 30, [oil]: 3, [salt]: 0.5 }, '西兰花焯水 1 分钟，快炒后放入腰果，加盐。'),
  dish(7024, '杏仁香菇菠菜', 'Spinach with shiitake and almonds', ['light', 'savoury'], 10, { 'pu-074': 150, 'pu-078': 60, 'pu-116': 30, [oil]: 3, [salt]: 0.5 }, '菠菜焯水挤干，香菇切片炒香，合炒后撒上杏仁，加盐。'),
];

export const dishes = new Map(rows.map((row) => [row.foodId, row]));
