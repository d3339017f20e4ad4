import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Row, Specimen } from '#web/features/design/specimen.tsx';
import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge, Chip } from '#web/ui/chip.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Select } from '#web/ui/select.tsx';

const MOODS = [
  { value: 'calm', label: 'Calm' },
  { value: 'funny', label: 'Funny' },
  { value: 'brave', label: 'Brave' },
];

export function Controls() {
  const [age, setAge] = useState('6-8');
  const [mood, setMood] = useState('calm');
  return (
    <Specimen title="Controls">
      <Row>
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button size="large">Large</Button>
        <Button size="small">Small</Button>
        <ButtonLink to="/" look="secondary">
          A link
        </ButtonLink>
        <IconButton label="Read aloud">
          <Volume2 aria-hidden className="size-5" />
        </IconButton>
      </Row>
      <Row>
        {['3-5', '6-8', '9-12'].map((band) => (
          <Chip key={band} pressed={age === band} onPress={() => setAge(band)}>
            {band}
          </Chip>
        ))}
        <Badge>Sun</Badge>
        <Badge tone="leaf">Leaf</Badge>
        <Badge tone="dusk">Dusk</Badge>
      </Row>
      <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
        <TextField label="Name" placeholder="Noor" hint="Two letters at least" />
        <TextField label="E-mail" defaultValue="noor@" error="Please provide a valid email address" />
        <TextArea label="Message" className="sm:col-span-2" />
        <Select label="Mood" value={mood} options={MOODS} onChange={setMood} />
        <Progress label="Painting" value={60} />
        <Progress label="Listening" value={null} />
      </div>
      <LanguageSelector kind="appLanguage" presentation="compact" />
      <div className="max-w-xs">
        <LanguageSelector kind="storyLanguage" presentation="plain" />
      </div>
      <LanguageSelector kind="storyLanguage" presentation="card" />
    </Specimen>
  );
}
