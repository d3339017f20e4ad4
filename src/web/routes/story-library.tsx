import { ComingPage } from '#web/shell/coming-page.tsx';

export default function StoryLibrary() {
  return <ComingPage title="page.story_library.title" lead="page.story_library.lead" scene="forestNight" />;
}
