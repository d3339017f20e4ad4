import { expect, test } from 'vitest';
import { swedishSounds } from '#engines/narrator/built-in/readings/swedish-sounds.ts';

// What espeak-ng says of a word, and what a Swede says.
test.each([
  ['skogen', 'skˈuːjən', 'skˈuːɡən'],
  ['igelkott', 'ˈiːjəlkˌɔt', 'ˈiːɡəlkˌɔt'],
  ['väggen', 'vˈɛɡjən', 'vˈɛɡːən'],
  ['busken', 'bˈɵsxən', 'bˈɵskən'],
  ['viskade', 'vˈɪskɑːdə', 'vˈɪskadə'],
  ['nycklarna', 'nˈyklɑːrnˌa', 'nˈyklarnˌa'],
  ['sover', 'sˈuːvər', 'sˈoːvər'],
  ['orden', 'ˈoːrdən', 'ˈuːrdən'],
  ['regn', 'rˈəŋn', 'rˈɛŋn'],
  ['förbi', 'fˈœrbiː', 'fœrbˈiː'],
  ['försökte', 'fˈœʂøːktˌɛ', 'fœʂˈøːktˌɛ'],
  ['ihåg', 'ˈiːhoːɡ', 'iːhˈoːɡ'],
  ['tillbaka', 'tˈɪlbɑːkˌa', 'tɪlbˈɑːkˌa'],
  ['svart', 'svˈat', 'svˈart'],
  ['borta', 'bˈɔta', 'bˈɔrta'],
  ['eftertryck', 'ˈɛftətrˌyk', 'ˈɛftərtrˌyk'],
  ['tassar', 'tˈasar', 'tˈasːar'],
  ['Igen', 'ˈiːjən', 'ɪjˈɛn'],
])('%s is mended', (word, ipa, said) => {
  expect(swedishSounds(word, ipa)).toBe(said);
});

test.each([
  ['säger', 'sˈɛjər'],
  ['vägen', 'vˈɛːɡən'],
  ['böjer', 'bˈøːjər'],
  ['rymdskepp', 'rˈymdsxəp'],
  ['sker', 'sxˈeːr'],
  ['talade', 'tˈɑːladə'],
  ['var', 'vɑːr'],
  ['dyrbar', 'dˈyrbɑːr'],
  ['stora', 'stˈuːra'],
  ['ovanlig', 'ˈuːvanlɪɡ'],
  ['första', 'fˈœʂta'],
  ['förslag', 'fˈœʂlɑːɡ'],
  ['bort', 'bˈɔrt'],
  ['natt', 'nˈat'],
  ['mjuka', 'mjˈʉka'],
])('%s was right and stays', (word, ipa) => {
  expect(swedishSounds(word, ipa)).toBe(ipa);
});
