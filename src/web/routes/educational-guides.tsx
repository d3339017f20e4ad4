import { ComingPage } from '#web/shell/coming-page.tsx';

export default function EducationalGuides() {
  return (
    <ComingPage title="page.educational_guides.title" lead="page.educational_guides.lead" scene="school" />
  );
}
