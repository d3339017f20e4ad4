import { ComingPage } from '#web/shell/coming-page.tsx';

export default function ChildDevelopment() {
  return <ComingPage title="page.child_development.title" lead="page.child_development.lead" scene="beach" />;
}
