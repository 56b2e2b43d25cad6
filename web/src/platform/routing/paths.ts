/**
 * All paths of the app with their query parameters. `pathTo` builds a link; an unknown path or parameter does not compile.
 */
import { buildPath, type Path } from '#lib/path.ts';
import { isShared, product } from './product.ts';

type HealthDataType = 'weight' | 'bloodPressure' | 'bloodSugar' | 'uricAcid' | 'heartRate' | 'sleep';
type Period = 'week' | 'month' | 'year';
type MealType = 'breakfast' | 'lunch' | 'dinner' | 'snack';
/** A calendar day, `YYYY-MM-DD`. */
type Day = string;
// biome-ignore lint/complexity/noBannedTypes: an object type without properties, so that an unknown parameter does not compile
type None = {};
/** `all` opens the page of all functions, and `q` searches it. */
type Home = { all?: 1; q?: string };

/** The start of a new meal: a meal of the plan, a menu, or the camera or the search. */
type NewMeal = { mealId?: string; planId?: string; mealType?: MealType; date?: Day; add?: 'photo' | 'search' };

/** The path patterns by product, each with its parameters. */
export interface Paths {
  // General health app
  '/': Home;
  '/404': None;
  '/course': { courseId: string };
  '/article': { articleId: string; courseId?: string };
  '/evaluate': { stageId?: string };
  '/execution-plan': { planId?: string; stageId?: string; date?: Day };
  '/custom-plan/detail': { planId?: string; taskId?: string; stageId?: string; date?: Day };
  '/health-data/detail': { healthDataType?: HealthDataType; period?: Period; date?: Day; add?: 1 };
  '/health-data/x-plan': None;
  '/health-data/x-plan/detail': { campId?: string };
  '/health-data/ios-guide': { from?: HealthDataType };
  '/privacy-agreement/oppo-algorithm': None;
  '/medicine-remind': { date?: Day };
  '/medicine-remind/add': { id?: string };
  '/medicine-remind/record': { date?: string; year?: number; days?: 30 | 90 };
  '/family-health/home': None;
  '/family-health/confirm': { relationshipId: string } | { inviteCode: string; userName?: string | undefined };
  '/family-health/members': None;
  '/family-health/members/detail': { familyUserId: string };
  '/contact-us': None;
  '/sleep-product': { from?: string };
  '/heart-rate-monitor/home': { period?: Period; date?: Day };
  '/heart-rate-monitor/result': { recordId: string; date?: Day } | { measured: number };
  '/sugar-control': { category?: string; sort?: string };
  '/sugar-control/search': { q?: string };
  '/sugar-control/:token': { token: string; userName?: string | undefined };
  '/purine': { category?: string; sort?: string };
  '/purine/search': { q?: string };
  '/growth-curve': None;
  '/tools/basal-metabolism': None;
  '/tools/bmi': None;
  '/tools/heart-rate': None;
  '/tools/predicted-height': None;
  '/tools/standard-weight': None;
  '/tools/waist-hip-ratio': None;
  '/product/detail': { goodsId: string };
  '/product/weight': { from?: string };
  '/product/blood-sugar': { from?: string };
  '/lose-weight-partner/home': None;
  '/lose-weight-partner/invite': { way?: 'qr' | 'phone' | 'match' | 'code'; inviteCode?: string };
  '/lose-weight-partner/rank': { kind?: 'pair' | 'single'; period?: 'week' | 'month' | 'total' };
  '/ai-mirror/create': { token?: string };
  '/ai-mirror/detail': { recordId: string; with?: string } | { token: string };
  '/ai-mirror/records': None;
  '/ai-food/list': NewMeal & { analysisId?: string; from?: string; fromDiary?: string; photo?: 1 };
  '/ai-food/result': { analysisId: string } | { diaryAnalysisId: string } | { shareCode: string };
  '/ai-food/history': { date?: Day };
  '/share': { type: string; userName?: string; userId?: string; inviteCode?: string; token?: string };

  // AI app
  '/ai-app': Home;
  '/ai-app/user/profile': { missing?: string; next?: string };
  '/ai-app/user/account': { room?: 'data' };
  '/ai-app/user/account/change-phone': None;
  '/ai-app/user/account/cancel': None;
  '/ai-app/feed-back': { type?: string; orderId?: string; page?: string; about?: 'lost-phone' };
  '/ai-app/agreement/algorithm': None;
  '/ai-app/agreement/privacy': None;
  '/ai-app/agreement/user': None;
  '/ai-app/custom': { date?: Day };
  '/ai-app/guide/download': { page?: string; userId?: string };
  '/ai-app/analyze': { date?: Day; mealType?: MealType };

  // Food app
  '/food-app': Home;
  '/food-app/user/account': { room?: 'data' };
  '/food-app/user/account/change-phone': None;
  '/food-app/user/account/cancel': None;
  '/food-app/feed-back': { type?: string; orderId?: string; page?: string; about?: 'lost-phone' };
  '/food-app/agreement/algorithm': None;
  '/food-app/agreement/privacy': None;
  '/food-app/agreement/user': None;
  '/food-app/analyze/list': NewMeal & { analysisId?: string; from?: string };
  '/food-app/analyze/result': { analysisId: string };
  '/food-app/analyze/more': { analysisId: string };
  '/food-app/analyze/ingredients': { analysisId: string };
  '/food-app/analyze/ingredients-share': { analysisId: string };
  '/food-app/report': None;
  '/food-app/report/week': { date?: Day };
  '/food-app/report/day': { date?: Day };
  '/food-app/report/meal': { analysisId: string } | { mealId: string; date: Day };
  '/food-app/extra-nutrition': { date?: Day; view?: 'shop' };
  '/food-app/product/detail': { goodsId: string };
  '/food-app/product/order/list': { tab?: string };
  '/food-app/product/order/detail': { orderId: string };
  '/food-app/product/order/refund/apply': { orderId: string };
  '/food-app/product/order/refund/detail': { orderId: string; refundId?: string };
  '/food-app/health-survey': { again?: 1 };
  '/food-app/custom/dietary-preferences': { next?: string; want?: string };
  '/food-app/custom/food-health': None;
  '/food-app/custom/food-health/report': { reportId?: string };
  '/food-app/custom/food-health/product': { planId?: string };
  '/food-app/custom/food-health/product/detail': { planId?: string; date: Day };
  '/food-app/share/login': { next?: string; userId?: string; userName?: string };
  '/food-app/share/introduce': { userId?: string; userName?: string };
  '/food-app/share/weight': { userName?: string; change?: number; days?: number; by?: 'kg' | 'percent' };
  '/food-app/agreement/product/privacy': None;
  '/food-app/agreement/product/useterms': None;
  '/food-app/distribution/withdraw': { tab?: 'draws' | 'unsettled' };
}

/** The pattern of a path, such as `/sugar-control/:token`. */
export type PathPattern = keyof Paths;

/** Patterns of paths without required parameters. */
export type PlainPath = { [Pattern in PathPattern]: None extends Paths[Pattern] ? Pattern : never }[PathPattern];

/**
 * Builds the path of a screen. A link to a screen that all three products share stays in this page's product.
 * @param parameters of the path; undefined ones are omitted
 */
export function pathTo<Pattern extends PathPattern>(
  pattern: Pattern,
  ...[parameters]: None extends Paths[Pattern] ? [parameters?: Paths[Pattern]] : [parameters: Paths[Pattern]]
): Path {
  const app = product !== 'general' && isShared(pattern) ? product : undefined;
  return buildPath(pattern, { ...parameters, app });
}
