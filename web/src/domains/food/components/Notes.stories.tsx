import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoTargetNote } from './NoTargetNote.tsx';
import { NotAssessedNote } from './NotAssessedNote.tsx';

/** Why a target or an assessment is missing. */
const meta = { title: 'Food/Notes' } satisfies Meta;

export default meta;

export const NoTarget: StoryObj = { render: () => <NoTargetNote /> };

export const NotAssessed: StoryObj = { render: () => <NotAssessedNote /> };
