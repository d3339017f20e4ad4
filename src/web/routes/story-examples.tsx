import { ComingPage } from '#web/shell/coming-page.tsx';

export default function StoryExamples() {
  return <ComingPage title="page.story_examples.title" lead="page.story_examples.lead" scene="sea" />;
}
