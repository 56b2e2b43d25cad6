/**
 * Parts of sentences with which people say that they want to die or to hurt themselves, without spaces. A part that is
 * common in other sentences is missing on purpose.
 */
const dangerous = [
  ...[
    '不想活',
    '想死',
    '自杀',
    '自殺',
    '自残',
    '自殘',
    '轻生',
    '輕生',
    '寻死',
    '尋死',
    '割腕',
    '跳楼',
    '跳樓',
    '遗书',
    '遺書',
  ],
  ...['结束生命', '結束生命', '结束自己', '結束自己', '活不下去', '死了算了', '不如死', '活着没意思', '活着没有意义'],
  ...['药都吃掉', '药都吃了', '药全吃', '一了百了'],
  ...['killmyself', 'killingmyself', 'suicid', 'endmylife', 'takemylife', 'wanttodie', 'wishiwasdead', 'wishiweredead'],
  ...['dontwanttolive', 'donotwanttolive', 'betteroffdead', 'hurtmyself', 'harmmyself', 'selfharm'],
  ...['takeallmypills', 'takeallthepills', 'takeallmymedicine'],
];

/** Other meanings of a part: to miss somebody, or to be very hot or hungry. */
const harmless = ['想死你', '想死您', '想死他', '想死她', '想死我'];

/** Everything but letters and digits, so that a part is found across spaces and punctuation. */
const separators = /[^\p{L}\p{N}]+/gu;

/**
 * Whether a typed text may say that its writer is in danger of hurting themselves. An app that asks this shows a crisis line,
 * and sends and stores nothing of the answer. The answer is no diagnosis: it is often wrong on purpose rather than silent.
 * The time is linear in the length of the text.
 * @param text in Chinese or English
 */
export function showsDanger(text: string): boolean {
  let said = text.toLowerCase().replace(separators, '');
  for (const part of harmless) said = said.split(part).join('');
  return dangerous.some((part) => said.includes(part));
}
