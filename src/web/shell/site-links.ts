import type { MessageId } from '#web/i18n/messages.ts';

export interface SiteLink {
  to: string;
  label: MessageId;
}

/** All links of the header, in the order of the mobile menu; the desktop bar shows the first few. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/story-library', label: 'nav.story_library' },
  { to: '/about', label: 'nav.about' },
  { to: '/how-it-works', label: 'nav.how_it_works' },
  { to: '/child-development', label: 'nav.child_development' },
  { to: '/educational-guides', label: 'nav.educational_guides' },
  { to: '/story-examples', label: 'nav.examples' },
  { to: '/parent-tips', label: 'nav.parent_tips' },
  { to: '/blog', label: 'nav.blog' },
  { to: '/research', label: 'nav.research' },
  { to: '/curriculum', label: 'nav.curriculum' },
  { to: '/case-studies', label: 'nav.case_studies' },
];

export const DESKTOP_LINKS = HEADER_LINKS.slice(0, 4);

export const FOOTER_GROUPS: readonly { title: MessageId; links: readonly SiteLink[] }[] = [
  {
    title: 'footer.learn',
    links: [
      { to: '/about', label: 'nav.about' },
      { to: '/how-it-works', label: 'nav.how_it_works' },
      { to: '/story-library', label: 'nav.story_library' },
      { to: '/story-examples', label: 'crumb.story_examples' },
      { to: '/parent-tips', label: 'nav.parent_tips' },
    ],
  },
  {
    title: 'footer.support',
    links: [
      { to: '/faq', label: 'crumb.faq' },
      { to: '/contact', label: 'crumb.contact' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { to: '/content-policy', label: 'crumb.content_policy' },
      { to: '/privacy', label: 'crumb.privacy' },
      { to: '/terms', label: 'crumb.terms' },
    ],
  },
];

/** The path segments that have a name in the breadcrumb. */
export const CRUMBS: Readonly<Record<string, MessageId>> = {
  about: 'nav.about',
  'how-it-works': 'nav.how_it_works',
  'parent-tips': 'nav.parent_tips',
  'child-development': 'nav.child_development',
  'educational-guides': 'nav.educational_guides',
  'story-examples': 'crumb.story_examples',
  'story-library': 'nav.story_library',
  faq: 'crumb.faq',
  privacy: 'crumb.privacy',
  terms: 'crumb.terms',
  'content-policy': 'crumb.content_policy',
  contact: 'crumb.contact',
};

/** Those that only search engines are told: the page itself shows no trail. */
export const UNSEEN_CRUMBS: Readonly<Record<string, MessageId>> = {
  blog: 'nav.blog',
  research: 'nav.research',
  curriculum: 'nav.curriculum',
  'case-studies': 'nav.case_studies',
  team: 'page.team.title',
  feedback: 'page.feedback.title',
  'guides-library': 'page.guides_library.title',
  'curriculum-guides': 'page.curriculum_guides.title',
};
