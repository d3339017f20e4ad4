import { ComingPage } from '#web/shell/coming-page.tsx';

export default function ParentTips() {
  return <ComingPage title="page.parent_tips.title" lead="page.parent_tips.lead" scene="farmNight" />;
}
