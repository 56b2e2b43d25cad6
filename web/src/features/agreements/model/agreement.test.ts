import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Agreement, type Block, loadAgreement } from './agreement.ts';

const files = readdirSync(join(import.meta.dirname, '../documents'));
const names = files.filter((file) => file.endsWith('.en.ts')).map((file) => file.slice(0, -'.en.ts'.length));

/** The parts that all languages have in common. */
const shapeOf = ({ version, date, changes, sections }: Agreement) => ({
  version,
  date,
  since: changes?.since,
  sections: sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(shapeOfBlock) })),
});

const shapeOfBlock = (block: Block) => {
  if (typeof block === 'string') return 'paragraph';
  if ('list' in block) return ['list', block.list.length];
  if ('facts' in block) return ['facts', block.facts.length];
  return 'to' in block ? ['link', block.to] : 'paragraph per product';
};

describe.each(names)('the text %s', (name) => {
  it('an agreement has the same structure in both languages', async () => {
    const [english, chinese] = await Promise.all([loadAgreement(name, 'en'), loadAgreement(name, 'zh-CN')]);
    expect(shapeOf(chinese)).toEqual(shapeOf(english));
  });

  it('an agreement has a version, a real date and a unique link for each section', async () => {
    const { version, date, changes, sections } = await loadAgreement(name, 'en');
    expect(version).toMatch(/^\d+\.\d+$/);
    if (changes) expect(Number(changes.since)).toBeLessThan(Number(version));
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });
});

/** The sections that each text must have. */
const required: Record<string, string[]> = {
  algorithm: ['automatic', 'decisions', 'switch-off', 'filing', 'objection'],
  privacy: ['collect', 'keep', 'share', 'abroad', 'rights', 'minors', 'sdks', 'contact'],
  user: ['membership', 'conduct', 'liability', 'end', 'court'],
  'product-privacy': ['collect', 'share', 'keep'],
  'product-useterms': ['order', 'shipping', 'refund', 'return-costs', 'supplements'],
};

it.each(Object.entries(required))('the agreement %s has its required sections', async (name, ids) => {
  const { sections } = await loadAgreement(name, 'en');
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

it('each title and paragraph of a Chinese agreement has Chinese characters, an English one none', async () => {
  for (const name of names) {
    const [english, chinese] = await Promise.all([loadAgreement(name, 'en'), loadAgreement(name, 'zh-CN')]);
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
    const texts = chinese.sections.flatMap(({ title, blocks }) => [
      title,
      ...blocks.filter((it) => typeof it === 'string'),
    ]);
    for (const text of texts) expect(text).toMatch(/\p{Script=Han}/u);
  }
});
