import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Contact() {
  return <ComingPage title="page.contact.title" lead="page.contact.lead" scene="beach" />;
}
