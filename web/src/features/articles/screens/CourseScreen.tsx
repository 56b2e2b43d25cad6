import { type Course as CourseData, isHealthError } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MembersOnly } from '#platform/access/MembersOnly.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { publicId } from '#platform/analytics/event-extras.ts';
import { isRefused } from '#platform/failures/is-refused.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { Screen } from '#ui/Screen.tsx';
import { ContentList } from '../components/ContentList.tsx';
import { CourseHead, CourseSkeleton } from '../components/CourseHead.tsx';
import { PlanLink } from '../components/PlanLink.tsx';
import { SectionList } from '../components/SectionList.tsx';
import { nextSection } from '../model/course.ts';
import { courseParams } from '../model/params.ts';

/** `/course?courseId=`: a course's subject, its sections, and the reading progress. */
export function CourseScreen() {
  const [params] = useParams(courseParams);
  return (
    <Screen key={params?.courseId} title={<Trans>Course</Trans>}>
      {params ? (
        <Found />
      ) : (
        <ContentList kind="course" title={<Trans>This link has no course</Trans>}>
          <Trans>The link may have been cut off. Other courses:</Trans>
        </ContentList>
      )}
    </Screen>
  );
}

function Found() {
  // The progress must be current.
  const course = useQuery(useFirstQuery('information.courseDetail'));
  if (isRefused(course)) {
    return isHealthError(course.error, 'business', 'NOT_MEMBER') ? (
      <MembersOnly from="course" />
    ) : (
      <ContentList kind="course" title={<Trans>This course is no longer available</Trans>}>
        <Trans>Other courses:</Trans>
      </ContentList>
    );
  }
  return (
    <QueryView query={course} skeleton={<CourseSkeleton />}>
      {(course) => (
        <LeadAndMain
          lead={<CourseHead course={course} />}
          main={course.sections.length > 0 && <SectionList course={course} />}
        >
          <NextSectionLink course={course} />
        </LeadAndMain>
      )}
    </QueryView>
  );
}

/** Links to the next section, or after the last one to the plan, which may have the course as a task. */
function NextSectionLink({ course }: { course: CourseData }) {
  const next = nextSection(course);
  if (!next) {
    return (
      <BottomBar>
        <PlanLink />
      </BottomBar>
    );
  }
  const begun = course.status !== 'notStarted';
  const { number } = next;
  return (
    <BottomBar>
      <ButtonLink
        href={pathTo('/article', { articleId: next.articleId, courseId: course.courseId })}
        fullWidth
        onClick={() =>
          track(begun ? 'course.continue' : 'course.start', {
            courseId: publicId(course, 'courseId'),
            articleId: publicId(next, 'articleId'),
          })
        }
      >
        {begun ? <Trans>Continue with part {number}</Trans> : <Trans>Start the course</Trans>}
      </ButtonLink>
    </BottomBar>
  );
}
