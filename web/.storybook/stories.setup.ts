import { afterEach, beforeEach } from 'vitest';
import { checkStory, watchConsole } from './checks.ts';

/** The addon puts the story into the context of its test. */
interface StoryTest {
  story?: { parameters: { errors?: RegExp } };
  task: { result?: { state: string } };
}

beforeEach(watchConsole);

afterEach(async (context) => {
  const { story, task } = context as StoryTest;
  // After a failed play, its own error tells more.
  if (story && task.result?.state !== 'fail') await checkStory(story.parameters.errors);
});
