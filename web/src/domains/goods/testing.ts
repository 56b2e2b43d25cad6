/** Sample goods of stories: usual, without any text or picture, and with long texts and a missing picture. */
export const scale = {
  name: '体脂秤',
  nameEn: 'Body composition scale',
  specification: '1 台',
  specificationEn: '1 scale',
  purpose: '测量体重和体脂率',
  purposeEn: 'Measures weight and body fat',
  pictures: ['/goods/body-scale.svg', '/missing.png', '/goods/oat-bran.svg'],
};

export const bare = { name: '', nameEn: '', pictures: [] };

export const long = {
  ...scale,
  name: '高纤维全谷物燕麦麸配亚麻籽家庭装（含密封勺与两个可降解袋）',
  nameEn: 'Whole-grain oat bran with linseed, family size with a resealable spoon and two compostable bags',
  pictures: ['/missing.png'],
};
