import type { FoodCategory } from '@health-app/sdk';
import { entryOf, type Open } from '#lib/open-value.ts';

/** Matches whole English words, plural or not, and words of Chinese names. */
type Rule = readonly [picture: string | null, en: string, zh: string];

/**
 * Prepared foods; the first match wins. `null` means that no picture fits, and stops the search so that no later rule
 * matches.
 */
const forms: Rule[] = [
  [
    null,
    'livers?|kidney(?! bean)|intestine|gizzard|heart|stomach|lung|tongue|blood curd|roe|bouillon|sausage|hummus|abalone|sea cucumber|cuttlefish|water chestnut|prickly pear|(?:custard|rose|star|sugar|wax) apple|(?:bitter|winter) melon',
    '肝|肾|肠|胗|鸡心|猪心|牛心|肚|肺|舌|猪血|鱼籽|鱼卵|鸡精|鲍鱼|墨鱼|甲鱼|海参',
  ],
  ['peach', 'peach canned', '桃罐头'],
  ['apricot', 'apricots canned', '杏罐头'],
  ['dried-apricots', 'dried apricot', '杏干'],
  ['beverage-box', 'juice', '果汁|橙汁|桃汁|梨汁|菠萝汁|柚子?汁|橘子汁|番茄汁|胡萝卜汁'],
  ['grapefruit', 'grapefruit', '葡萄柚|西柚'],
  ['sake', 'rice wine|spirit|baijiu', '黄酒|白酒|清酒'],
  ['wine-glass', 'wine', '葡萄酒|红酒'],
  ['beer-mug', 'beer', '啤酒'],
  ['bubble-tea', 'milk tea|bubble tea', '奶茶'],
  ['teacup-without-handle', 'green tea|black tea', '绿茶|红茶|茶饮'],
  ['hot-beverage', 'coffee', '咖啡'],
  [
    'jar',
    'sauce|paste|ketchup|dressing|jam|peanut butter|vinegar',
    '酱油|醋|豆瓣酱|甜面酱|花生酱|番茄酱|沙拉酱|草莓酱|果酱',
  ],
  ['pouring-liquid', 'oil', '菜籽油|植物油|橄榄油|花生油'],
  ['french-fries', 'fries|potato crisp|potato slice', '薯条|薯片|土豆片'],
  ['popcorn', 'popcorn', '爆米花'],
  ['pizza', 'pizza', '比萨|披萨'],
  ['spaghetti', 'spaghetti|macaroni|pasta|lasagne', '意大利面|通心面|通心粉|意面'],
  ['steaming-bowl', 'noodle|vermicelli|ramen|udon', '面条|挂面|方便面|乌冬|牛肉面|拉面|米粉|粉条|粉丝'],
  ['dumpling', 'dumpling|wonton|stuffed bun|jiaozi|baozi', '饺|馄饨|包子'],
  ['hamburger', 'hamburger', '汉堡'],
  ['sandwich', 'sandwich', '三明治'],
  ['sushi', 'sushi|sashimi', '寿司|刺身'],
  ['moon-cake', 'moon ?cake', '月饼'],
  ['doughnut', 'doughnut|donut', '甜甜圈'],
  ['rice-cracker', 'rice cake|rice cracker|rice crust', '米饼|锅巴'],
  ['cupcake', 'muffin|cupcake', '松饼'],
  ['waffle', 'waffle', '华夫'],
  ['cookie', 'biscuit|cookie|cracker|shortbread|wafer', '饼干|曲奇|脆饼|早餐饼'],
  ['croissant', 'croissant|pastry', '牛角包|酥皮|可颂'],
  ['bagel', 'bagel', '百吉饼|贝果'],
  ['baguette-bread', 'baguette', '法棍'],
  ['flatbread', 'flatbread|pita|chapatti|tortilla|naan|fried dough cake', '烙饼|油饼|烧饼|薄饼|皮塔'],
  ['bread', '(?:\\w+ )?bread|pumpernickel|crispbread|toast', '面包|吐司'],
  ['steamed-bun', 'steamed bun|steamed twisted roll|flour bun', '馒头|花卷|窝头'],
  ['bowl-with-spoon', 'porridge|congee|oatmeal|muesli|cornflake|wheat flake|yogh?urt', '粥|麦片|玉米片|酸奶|酸乳酪'],
  ['shortcake', 'sponge cake|pound cake|angel food cake', '蛋糕'],
  ['ice-cream', 'ice cream', '冰激凌|冰淇淋'],
  ['pot-of-food', 'soup|broth|stew', '汤|炖|煲|焖'],
  ['cooking', 'scrambled egg|fried egg|omelette', '炒鸡蛋|炒蛋|煎蛋|荷包蛋'],
  ['green-salad', 'salad', '沙拉|凉拌'],
  ['brown-mushroom', 'mushroom', '茶树菇|姬松茸|蘑|杏鲍菇|平菇|金针菇|猴头菇'],
  ['seedling', 'sprout', '豆芽'],
  ['canned-food', 'luncheon meat|baked bean', '午餐肉|茄汁焗豆'],
  ['glass-of-milk', '(?:soya |rice |chocolate )?milk|milk powder', '牛奶|豆浆|豆奶|奶粉|米奶'],
  ['cup-with-straw', 'cola|soda|lemonade', '可乐|汽水'],
];

/**
 * Plain foods; the first one that the English name mentions wins: beef with celery is beef. A Chinese name matches at its
 * end, which names the food itself: 葡萄糖 is no grape. A rule of more characters wins.
 */
const foods: Rule[] = [
  ['egg', '(?:chicken |duck |goose |quail )?egg', '鸡蛋|水煮蛋|鸭蛋|鹅蛋|鹌鹑蛋|松花蛋|皮蛋'],
  ['brown-rice', 'brown rice', '糙米'],
  ['black-rice', 'black rice', '黑米'],
  ['red-rice', 'red rice', '红米'],
  ['cooked-rice', 'rice', '米饭|大米|糯米|粳米'],
  ['ear-of-corn', 'corn|cornmeal', '玉米'],
  [
    'sheaf-of-rice',
    'wheat|barley|rye|oat|millet|sorghum|quinoa|buckwheat|bulgur|couscous',
    '小麦|大麦|燕麦|荞麦|黑麦|布格麦|麦粉|藜麦|高粱|小米|黄米|古斯米',
  ],
  ['roasted-sweet-potato', 'sweet potato', '甘薯|红薯|白薯|番薯|紫薯'],
  ['potato', 'potato', '马铃薯|土豆'],
  ['tofu', 'tofu', '豆腐|香干'],
  ['pea-pod', 'pea|edamame|green bean|french bean|broad bean|hyacinth bean', '豌豆|毛豆|豆角|四季豆|蚕豆'],
  [
    'beans',
    '(?:soya |mung |kidney |adzuki |lima |haricot |romano |black )?bean|lentil|chickpea|natto',
    '黄豆|绿豆|黑豆|红小豆|芸豆|鹰嘴豆|小扁豆|利马豆|纳豆',
  ],
  ['broccoli', 'broccoli', '西兰花'],
  ['carrot', 'carrot', '胡萝卜'],
  ['tomato', 'tomato', '番茄|西红柿'],
  ['cucumber', 'cucumber|courgette', '黄瓜|西葫芦'],
  ['eggplant', 'aubergine|eggplant', '茄子'],
  ['bell-pepper', 'bell pepper', '彩椒|青椒|甜椒'],
  ['hot-pepper', 'chilli', '辣椒'],
  ['garlic', 'garlic', '大蒜'],
  ['ginger-root', 'ginger', '生姜'],
  [
    'leafy-green',
    'bok choy|cabbage|spinach|lettuce|kale|greens|welsh onion|coriander|celery|fennel',
    '油菜|白菜|菠菜|生菜|油麦菜|芥蓝|空心菜|香菜|芹菜|茴香|大葱|青菜',
  ],
  ['onion', 'onion', '洋葱'],
  ['brown-mushroom', 'shiitake|wood ear|white fungus', '香菇|木耳|银耳'],
  ['red-apple', 'apple', '苹果'],
  ['pear', 'pear', '梨'],
  ['peach', 'peach', '^桃|桃子|水蜜桃|黄桃'],
  ['plum', 'plum', '李子'],
  ['apricot', 'apricot', '^杏'],
  ['prunes', 'prune', '西梅'],
  ['dates', 'date', '椰枣|红枣|大枣'],
  ['dried-figs', 'fig', '无花果'],
  ['pomelo', 'pomelo', '柚子|蜜柚'],
  ['papaya', 'papaya', '木瓜'],
  ['lychee', 'lychee', '^荔枝'],
  ['longan', 'longan', '桂圆|龙眼'],
  ['dragon-fruit', 'dragon fruit', '火龙果'],
  ['bayberry', 'bayberr(?:y|ie)', '杨梅'],
  ['cherries', 'cherr(?:y|ie)', '樱桃'],
  ['grapes', 'grape|raisin', '葡萄'],
  ['banana', 'banana|plantain', '香蕉|芭蕉|大蕉'],
  ['mango', 'mango', '芒果'],
  ['pineapple', 'pineapple', '菠萝|凤梨'],
  ['watermelon', 'watermelon', '西瓜'],
  ['melon', 'melon|cantaloupe', '香瓜|哈密瓜|麝香瓜'],
  ['strawberry', 'strawberr(?:y|ie)', '草莓'],
  ['blueberries', 'blueberr(?:y|ie)', '蓝莓'],
  ['kiwi-fruit', 'kiwi(?: fruit)?', '猕猴桃'],
  ['lemon', 'lemon', '柠檬'],
  ['tangerine', 'orange|mandarin orange|satsuma mandarin|tangerine', '橙|橙子|柑|橘'],
  ['avocado', 'avocado', '牛油果'],
  ['coconut', 'coconut', '椰子'],
  ['olive', 'olive', '橄榄'],
  ['peanuts', 'peanut', '花生'],
  ['chestnut', 'chestnut', '栗子'],
  ['bowl-of-nuts', 'almond|cashew|walnut|hazelnut|pistachio|macadamia|pecan', '杏仁|腰果|核桃|榛子|开心果|夏威夷果'],
  ['cheese-wedge', 'cheese', '奶酪|芝士'],
  ['butter', 'butter', '黄油'],
  ['honey-pot', 'honey', '蜂蜜'],
  ['chocolate-bar', 'chocolate', '巧克力'],
  ['candy', 'candy|jelly bean', '软糖|糖果'],
  ['bacon', 'bacon', '培根'],
  ['cut-of-meat', 'beef|pork|mutton|lamb|steak', '牛肉|猪肉|羊肉|里脊|叉烧|肉丝|牛排|排骨'],
  ['poultry-leg', 'chicken|duck|goose|turkey', '鸡肉|鸡胸|鸡翅|鸡腿|烧鸡|鸭|鹅|火鸡'],
  ['lobster', 'lobster|crayfish', '龙虾'],
  ['shrimp', 'shrimp|prawn', '虾|虾仁'],
  ['crab', 'crab', '蟹'],
  ['oyster', 'oyster', '蚝|牡蛎'],
  ['squid', '(?:flying )?squid', '鱿鱼'],
  ['octopus', 'octopus', '八爪鱼|章鱼'],
  [
    'fish',
    'fish|salmon|tuna|carp|sea bass|trout|bream|mackerel|sardine|herring|eel|tilapia|flounder|anchov(?:y|ie)|bonito|turbot|loach|saury|croaker|snakehead|yellowtail',
    '鱼|鳗|泥鳅|三文',
  ],
];

/** The picture of each food group. It is paler, and neutral: a particular food would be taken for the one beside it. */
const groups: Record<FoodCategory, string> = {
  cereals: 'sheaf-of-rice',
  noodlesAndBread: 'bread',
  tubers: 'bowl-of-roots',
  legumes: 'beans',
  vegetables: 'herb',
  mushroomsAndAlgae: 'herb',
  fruit: 'bowl-of-fruit',
  nuts: 'bowl-of-nuts',
  dairy: 'glass-of-milk',
  eggs: 'egg',
  meat: 'cut-of-meat',
  poultry: 'poultry-leg',
  offal: 'shallow-pan-of-food',
  fish: 'fish',
  shellfish: 'spiral-shell',
  sugars: 'jar',
  snacks: 'cookie',
  drinks: 'cup-with-straw',
  condiments: 'jar',
  mixedMeals: 'pot-of-food',
};

/** The picture of a food whose name and group match no rule. */
const plate = 'fork-and-knife-with-plate';

/** The names of all pictures, which the build copies from the icon set. */
export const pictureNames: readonly string[] = [
  ...new Set([...[...forms, ...foods].flatMap(([picture]) => picture ?? []), ...Object.values(groups), plate]),
].sort();

/** The end of a Chinese name, where a word may tell how the food is cut or kept: dried, mashed, sliced, canned. */
const { source: end } = /(?:干|粉|泥|片|丝|块|粒|饭|肉|罐头)?$/;

const compile = (rules: readonly Rule[], zhEnd = '') =>
  rules.map(
    ([picture, en, zh]) =>
      ({
        picture,
        en: new RegExp(`\\b(?:${en})(?:e?s)?\\b`, 'i'),
        zh: new RegExp(`(?:${zh})${zhEnd}`),
      }) as const,
  );

let compiled: Record<'forms' | 'foods', ReturnType<typeof compile>> | undefined;

interface NamedFood {
  name: string;
  nameEn?: string | undefined;
  category?: Open<FoodCategory> | undefined;
}

export interface FoodImage {
  picture: string;
  /** Whether the picture shows the food's group. */
  standIn: boolean;
}

const found = new Map<string, string | null>();

/** Finds the picture of a food or a dish by its names, or that of its group if no rule matches. */
export function pictureOf({ name, nameEn = '', category }: NamedFood): FoodImage {
  const key = `${nameEn}|${name}`;
  let own = found.get(key);
  if (own === undefined) {
    own = search(nameEn, name);
    found.set(key, own);
  }
  if (own !== null) return { picture: own, standIn: false };
  return { picture: entryOf(groups, category) ?? plate, standIn: true };
}

function search(en: string, zh: string): string | null {
  compiled ??= { forms: compile(forms), foods: compile(foods, end) };
  const form = compiled.forms.find((rule) => rule.en.test(en) || zh.search(rule.zh) >= 0);
  if (form) return form.picture;
  let best: { picture: string | null; at: number } | undefined;
  for (const rule of compiled.foods) {
    const at = en.search(rule.en);
    if (at >= 0 && (!best || at < best.at)) best = { picture: rule.picture, at };
  }
  if (best) return best.picture;
  for (const rule of compiled.foods) {
    const at = zh.search(rule.zh);
    if (at >= 0 && (!best || at < best.at)) best = { picture: rule.picture, at };
  }
  return best?.picture ?? null;
}
