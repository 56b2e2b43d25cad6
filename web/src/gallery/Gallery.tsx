import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import { Screen } from '#ui/Screen.tsx';
import { AccessGatesSection } from './AccessGatesSection.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { ChartsSection } from './ChartsSection.tsx';
import { DialogsSection } from './DialogsSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { FoodSection } from './FoodSection.tsx';
import styles from './Gallery.module.css';
import { ListsSection } from './ListsSection.tsx';
import { LookSection } from './LookSection.tsx';
import { MediaSection } from './MediaSection.tsx';
import { ShopSection } from './ShopSection.tsx';
import { StatesSection } from './StatesSection.tsx';
import { StepsSection } from './StepsSection.tsx';
import { useSampleText } from './useSampleText.ts';
import { WaitingSection } from './WaitingSection.tsx';

interface GallerySection {
  name: string;
  en: string;
  zh: string;
  Section: ComponentType;
}

const groups: { en: string; zh: string; sections: GallerySection[] }[] = [
  {
    en: 'Kit and platform',
    zh: '组件库与平台',
    sections: [
      { name: 'look', en: 'Look', zh: '视觉规范', Section: LookSection },
      { name: 'basics', en: 'Basics', zh: '基础', Section: BasicsSection },
      { name: 'states', en: 'Loading, empty, failed', zh: '加载、空、失败', Section: StatesSection },
      { name: 'access', en: 'Who may enter', zh: '访问权限', Section: AccessGatesSection },
      { name: 'fields', en: 'Fields', zh: '表单', Section: FieldsSection },
      { name: 'dialogs', en: 'Dialogs', zh: '弹层', Section: DialogsSection },
      { name: 'calendar', en: 'Calendar', zh: '日历', Section: CalendarSection },
      { name: 'lists', en: 'Lists', zh: '列表', Section: ListsSection },
      { name: 'charts', en: 'Charts', zh: '图表', Section: ChartsSection },
      { name: 'steps', en: 'Steps and timelines', zh: '步骤与时间线', Section: StepsSection },
      { name: 'media', en: 'Pictures and texts', zh: '图片与文章', Section: MediaSection },
      { name: 'waiting', en: 'Waiting', zh: '等待', Section: WaitingSection },
    ],
  },
  {
    en: 'Domains',
    zh: '业务组件',
    sections: [
      { name: 'shop', en: 'Goods and orders', zh: '商品与订单', Section: ShopSection },
      { name: 'food', en: 'Foods and meals', zh: '食物与餐次', Section: FoodSection },
    ],
  },
];

/** `/__kit?section=`: every component of the kit and of the domains in every state, or only one section. */
export function Gallery() {
  const words = useSampleText();
  const [search] = useSearchParams();
  const asked = search.get('section');
  const isKnown = groups.some(({ sections }) => sections.some(({ name }) => name === asked));
  const shown = groups
    .map((group) => ({ ...group, sections: group.sections.filter(({ name }) => !isKnown || name === asked) }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <Screen title={words('Kit', '组件库')}>
      {shown.map((group) => (
        <section key={group.en} className={styles.section}>
          <h2 className={styles.group}>{words(group.en, group.zh)}</h2>
          {group.sections.map(({ name, en, zh, Section }) => (
            <section key={name} className={styles.section}>
              <h2 className={styles.heading}>{words(en, zh)}</h2>
              <Section />
            </section>
          ))}
        </section>
      ))}
    </Screen>
  );
}
