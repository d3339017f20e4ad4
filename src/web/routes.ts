import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { CONTENT_PAGE_NAMES } from '#domain/content-pages.ts';

const development = process.env.NODE_ENV === 'development';

export default [
  index('routes/landing.tsx'),
  route('content-policy', 'routes/content-policy.tsx'),
  ...CONTENT_PAGE_NAMES.filter((name) => name !== 'content-policy').map((name) =>
    route(name, 'routes/content-page.tsx', { id: `content-page/${name}` }),
  ),
  route('offline', 'routes/offline.tsx'),
  route('feedback', 'routes/feedback.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/blog-article.tsx'),
  route('educational-guides', 'routes/educational-guides.tsx'),
  route('educational-guides/:slug', 'routes/guide.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('parent-consent', 'routes/parent-consent.tsx'),
  route('auth', 'routes/auth.tsx'),
  layout('routes/data-layout.tsx', [
    route('story-library', 'routes/story-library.tsx'),
    route('story-library/fairy-tales', 'routes/fairy-tales.tsx'),
    route('story-library/fairy-tales/:slug', 'routes/fairy-tale.tsx'),
    route('story-library/fairy-tales/:slug/:language', 'routes/fairy-tale.tsx', { id: 'fairy-tale-in' }),
    route('story-library/non-fiction', 'routes/non-fiction.tsx'),
    route('story-library/non-fiction/series/:slug', 'routes/series.tsx'),
    route('story-library/non-fiction/:slug', 'routes/true-story.tsx'),
    route('story-library/non-fiction/:slug/:language', 'routes/true-story.tsx', { id: 'true-story-in' }),
    route('shared', 'routes/shared.tsx'),
    route('join', 'routes/join.tsx'),
    route('story-experience/:storyId/:language?', 'routes/story-experience.tsx'),
    route('achievements', 'routes/achievements.tsx'),
    route('classes', 'routes/classes.tsx'),
    route('reading-lists', 'routes/reading-lists.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('favorites', 'routes/favorites.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('admin', 'routes/admin.tsx'),
  ]),
  ...(development ? [route('design', 'routes/design.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
