import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Blog() {
  return <ComingPage title="page.blog.title" lead="page.blog.lead" scene="farm" />;
}
