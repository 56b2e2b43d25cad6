import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Agreement, loadAgreement } from './agreement.ts';

const files = readdirSync(join(import.meta.dirname, '../documents'));
const names = files.filter((file) => file.endsWith('.en.ts')).map((file) => file.slice(0, -'.en.ts'.length));

/** The parts that are equal in all languages. */
const shapeOf = ({ version, date, sections }: Agreement) => ({
  version,
  date,
  sections: sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) =>
      typeof block === 'string' ? 'paragraph' : 'list' in block ? block.list.length : block.facts.length,
    ),
  })),
});

describe.each(names)('the text %s', (name) => {
  it('has the same structure in both languages', async () => {
    const [english, chinese] = await Promise.all([loadAgreement(name, 'en'), loadAgreement(name, 'zh-CN')]);
    expect(shapeOf(chinese)).toEqual(shapeOf(english));
  });

  it('has a version, a real date, and a unique link for each section', async () => {
    const { version, date, sections } = await loadAgreement(name, 'en');
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });
});
