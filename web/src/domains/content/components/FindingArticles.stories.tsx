import type { AssessmentSection, ContentItem } from '@health-app/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FindingArticles } from './FindingArticles.tsx';

const article = {
  contentId: '6001',
  title: '一盘食物怎样搭配',
  contentType: 'article',
  minutes: 3,
  cover: '/articles/plate.svg',
  healthDataTypes: ['bloodPressure'],
} as ContentItem;

const sections: AssessmentSection[] = [{ code: 'sodium', level: 'poor', text: '钠3120毫克，超过上限。', advice: null }];

const meta = {
  title: 'Health/FindingArticles',
  component: FindingArticles,
  args: {
    sections,
    items: [
      article,
      {
        ...article,
        contentId: '6002',
        title: '减盐课程'.repeat(12),
        contentType: 'course',
        membersOnly: true,
        cover: '',
      },
      { ...article, contentId: '6003', healthDataTypes: ['weight'] },
    ],
  },
} satisfies Meta<typeof FindingArticles>;

export default meta;

/** The article about weight does not fit. */
export const ArticleAndCourse: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
