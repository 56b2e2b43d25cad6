export { ArticleScreen } from './ArticleScreen.tsx';
export { CourseScreen } from './CourseScreen.tsx';
export { StageAssessmentScreen } from './StageAssessmentScreen.tsx';
