import { ComingPage } from '#web/shell/coming-page.tsx';

export default function ContentPolicy() {
  return <ComingPage title="page.content_policy.title" lead="page.content_policy.lead" scene="townSnow" />;
}
