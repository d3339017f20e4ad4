import { ComingPage } from '#web/shell/coming-page.tsx';

export default function StoryExperience() {
  return <ComingPage title="page.story_experience.title" lead="page.story_experience.lead" scene="sea" />;
}
