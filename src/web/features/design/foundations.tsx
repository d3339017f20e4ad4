import { Row, Specimen } from '#web/features/design/specimen.tsx';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';

const COLOURS = [
  'paper',
  'paper-deep',
  'page',
  'ink',
  'ink-soft',
  'line',
  'edge',
  'coral',
  'coral-deep',
  'leaf',
  'leaf-soft',
  'sun',
  'sun-soft',
  'dusk',
  'dusk-soft',
  'danger',
  'danger-soft',
];

const SIZES = ['text-hero', 'text-h1', 'text-h2', 'text-h3', 'text-lead', 'text-body', 'text-small'];

export function Foundations() {
  return (
    <Specimen title="Colour, type, paper">
      <ThemeSwitch />
      <Row>
        {COLOURS.map((name) => (
          <figure key={name} className="text-small">
            <div
              className="cut-small size-20 border border-line shadow-rest"
              style={{ background: `var(--${name})` }}
            />
            <figcaption className="mt-1">{name}</figcaption>
          </figure>
        ))}
      </Row>
      <div>
        {SIZES.map((size) => (
          <p key={size} className={`${size} ${/hero|h\d/.test(size) ? 'font-display font-semibold' : ''}`}>
            The owl counts softly <span className="text-small text-ink-soft">{size}</span>
          </p>
        ))}
        <p className="font-display text-h2">
          उल्लू धीरे से गिनता है · ஆந்தை மெல்ல எண்ணுகிறது · ふくろうが数える · 猫头鹰轻轻数数
        </p>
        <p className="story-text drop-cap mt-4 max-w-prose">
          Story text is set in Andika, a face made for people who are learning to read. The first letter of a
          story drops. Lines are not longer than a child can find the way back from.
        </p>
      </div>
      <Row>
        {['shadow-rest', 'shadow-lift', 'shadow-float'].map((shadow) => (
          <div key={shadow} className={`cut grid h-28 w-44 place-items-center bg-page ${shadow}`}>
            {shadow}
          </div>
        ))}
        <div className="book grid h-28 w-44 place-items-center">book</div>
      </Row>
    </Specimen>
  );
}
