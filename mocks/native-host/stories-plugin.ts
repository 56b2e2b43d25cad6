/** The stories of the stage with the texts of both catalogs: `import { stories } from 'virtual:stories'`. */
import { sources } from './src/stage/stories.ts';
import type { Act, Pair, SourceName, Story } from './src/stage/story.ts';
import { type TextKey, translator } from './src/texts.ts';
import { virtualModule } from './virtual-modules.ts';

type Translate = (message: string, values?: Record<string, string | number>) => string;

export const stories = () =>
  virtualModule('stories', async () => {
    const { t, zh } = await import('../../web/e2e/support/texts.ts');
    return withTexts(t, zh);
  });

/** @throws {Error} if a catalog does not contain a message of a story */
function withTexts(t: Translate, zh: Translate): Story[] {
  const pairOf = (name: SourceName): Pair => {
    if (typeof name === 'string') return [name, name];
    if ('length' in name) return name;
    if ('word' in name) return [translator('en')(name.word as TextKey), translator('zh-CN')(name.word as TextKey)];
    return [t(name.message, name.values), zh(name.message, name.values)];
  };
  const actOf = (act: Act<SourceName>): Act =>
    'target' in act ? { ...act, target: { ...act.target, name: pairOf(act.target.name) } } : act;
  return sources.map((story) => ({ ...story, steps: story.steps.map((step) => ({ ...step, act: actOf(step.act) })) }));
}
