/** Traditional characters of the Chinese parts, and their simplified forms. */
const simplified: Partial<Record<string, string>> = {
  ...{ 殺: '杀', 殘: '残', 輕: '轻', 尋: '寻', 樓: '楼', 遺: '遗', 書: '书', 結: '结', 沒: '没', 藥: '药', 義: '义' },
  ...{ 這: '这', 過: '过', 頭: '头', 傾: '倾', 動: '动', 減: '减', 記: '记', 黨: '党', 價: '价', 機: '机', 個: '个' },
};

/**
 * Parts of Chinese sentences with which people say that they want to die or to hurt themselves, without spaces. A part that
 * is common in other sentences needs what distinguishes it: 减轻生理期疼痛 contains 轻生, and 药都吃了 is a good answer to a
 * reminder.
 */
const chinese: readonly RegExp[] = [
  /不想再?活(?!动|血|络)/,
  // To miss somebody, to be very hot or hungry; a close friend; obstinacy; rote learning.
  /想死(?![你您他她它我党磕记])/,
  /[想要]去死(?!皮|角|肉)/,
  /自杀|自残|寻死|割腕|遗书|死了算了|活不下去|不如死(?!记)/,
  /(?:想|要|企图|试图|打算)轻生(?!活|理|酮|菜|鲜)|轻生(?:过|的?(?:念头|想法|倾向|行为))/,
  /跳楼(?!价|大甩|机)|[想要去]跳[河江海湖桥]|[想要去]上吊/,
  /结束(?:我的)?生命|结束自己(?!的)|结束自己的(?:生命|一生|人生|命)|[想要]结束(?:这?一切|这一生|人生)|一了百了/,
  /活着(?:没意思|没有?意义|[好太真]累)|(?:^|[^生])活够了/,
  /想.{0,3}把.{0,3}药[都全]{0,2}(?:吃掉|吃光|吃了|吞)|吞[了下掉]?[一两半整]{1,2}瓶.{0,2}药|吃[了下掉]?[一两半整]{1,2}瓶(?:安眠药|安定)/,
];

/** The same in English, between the spaces of whole words: "I want to diet" is no danger. */
const english: readonly RegExp[] = [
  / kill(?:ing)? my ?self /,
  / (?:to|wanna|gonna|will|ill) (?:hurt|harm|cut) my ?self | (?:hurting|harming|cutting) my ?self | self harm/,
  / suicid/,
  / end(?:ing)? (?:my life|it all) | take my (?:own )?life /,
  / (?:want to|wanna|rather|ready to) (?:die|be dead) | wish i (?:was|were) dead | better off dead /,
  / (?:dont|do not|no longer) (?:want to|wanna) (?:be alive|exist|live(?! (?:in|with|near|at|on|here|there|alone) )) /,
  / (?:no reason to live|nothing to live for) /,
  / (?:to|wanna|gonna|will|ill) (?:take|swallow) all (?:my|the|of my|of the) (?:sleeping )?(?:pills|tablets) /,
  / (?:take|taken|took|swallow|swallowed) (?:a|the)(?: whole)? bottle of (?:sleeping )?(?:pills|tablets) /,
  / (?:to|wanna|gonna) overdose /,
];

/** Everything but letters and digits, so that a part is found across spaces and punctuation. */
const separators = /[^\p{L}\p{N}]+/gu;

const clauseEnds = /[。！？，；、…!?.,;\n]+/u;

/**
 * Whether a typed text may say that its writer is in danger of hurting themselves. An app that asks this shows a crisis line,
 * and sends and stores nothing of the answer. The answer is no diagnosis: it is often wrong on purpose rather than silent.
 * The time is linear in the length of the text.
 * @param text in Chinese or English
 */
export function showsDanger(text: string): boolean {
  const words = ` ${text.toLowerCase().replace(/['’]/g, '').replace(separators, ' ').trim()} `;
  const characters = text.replace(/\p{Script=Han}/gu, (one) => simplified[one] ?? one);
  // Whole, because a sign may stand between any characters; by clause, because what follows may change a part's meaning.
  const clauses = [characters, ...characters.split(clauseEnds)].map((one) => one.replace(separators, ''));
  return english.some((part) => part.test(words)) || clauses.some((one) => chinese.some((part) => part.test(one)));
}
