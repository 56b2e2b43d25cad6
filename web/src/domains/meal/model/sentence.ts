const amount = String.raw`\d|[½¼¾半]|[一二两三四五六七八九十]+[碗盘碟份个只根条串笼张块片杯盒袋颗把勺克斤两百十]`;
const englishAmount = '(?:an?|half|some|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ';
const startsWithAmount = new RegExp(`^(?:${amount}|${englishAmount})`, 'i');
const separator = /[、，,；;&+]|\S和\S| (?:and|plus) /i;

/** Whether a typed text gives amounts or several foods, so that the server should take it apart. */
export const isSentence = (text: string): boolean => startsWithAmount.test(text.trim()) || separator.test(text.trim());
