import { Article } from './Article.tsx';
import { Course } from './Course.tsx';
import { Evaluate } from './Evaluate.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/course': Course,
  '/article': Article,
  '/evaluate': Evaluate,
};
