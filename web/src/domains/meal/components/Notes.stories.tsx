import type { SimpleAnalysis } from '@health-app/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '#platform/routing/paths.ts';
import { DeepAnalysisWarning } from './DeepAnalysisWarning.tsx';
import { FailedMeal } from './FailedMeal.tsx';

const failed = (failReason: SimpleAnalysis['failReason'], unknownNames: string[]) => (
  <FailedMeal analysis={{ failReason, unknownNames } as SimpleAnalysis} againPath={pathTo('/ai-app/analyze')} />
);

/** Why an analysis is missing, or goes. */
const meta = { title: 'Food/AnalysisNotes' } satisfies Meta;

export default meta;

export const UnknownFoods: StoryObj = { render: () => failed('unknownFoods', ['手打柠檬茶', 'مرحبا']) };

export const Unavailable: StoryObj = { render: () => failed('unavailable', []) };

export const DeepAnalysisGoes: StoryObj = { render: () => <DeepAnalysisWarning /> };
