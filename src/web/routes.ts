import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'development';

export default [
  index('routes/landing.tsx'),
  route('about', 'routes/about.tsx'),
  route('how-it-works', 'routes/how-it-works.tsx'),
  route('parent-tips', 'routes/parent-tips.tsx'),
  route('child-development', 'routes/child-development.tsx'),
  route('guides-library', 'routes/guides-library.tsx'),
  route('story-examples', 'routes/story-examples.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('content-policy', 'routes/content-policy.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('team', 'routes/team.tsx'),
  route('research', 'routes/research.tsx'),
  route('curriculum', 'routes/curriculum.tsx'),
  route('case-studies', 'routes/case-studies.tsx'),
  route('feedback', 'routes/feedback.tsx'),
  route('auth', 'routes/auth.tsx'),
  layout('routes/data-layout.tsx', [
    route('educational-guides', 'routes/educational-guides.tsx'),
    route('story-library', 'routes/story-library.tsx'),
    route('story-library/fairy-tales', 'routes/fairy-tales.tsx'),
    route('story-library/fairy-tales/:slug', 'routes/fairy-tale.tsx'),
    route('story-library/non-fiction', 'routes/non-fiction.tsx'),
    route('story-library/non-fiction/series/:slug', 'routes/series.tsx'),
    route('story-library/non-fiction/:slug', 'routes/true-story.tsx'),
    route('story-experience/:storyId', 'routes/story-experience.tsx'),
    route('achievements', 'routes/achievements.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-article.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('favorites', 'routes/favorites.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('admin', 'routes/admin.tsx'),
  ]),
  ...(development
    ? [route('design', 'routes/design.tsx'), route('try-narration', 'routes/try-narration.tsx')]
    : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
