import { ComingPage } from '#web/shell/coming-page.tsx';

export default function CaseStudies() {
  return <ComingPage title="page.case_studies.title" lead="page.case_studies.lead" scene="farm" />;
}
