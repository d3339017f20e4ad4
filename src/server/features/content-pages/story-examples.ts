import { isFreeCharacter, isFreeSetting, isFreeTheme } from '#domain/access.ts';
import { catalogueFor, type Catalogue } from '#domain/catalogue.ts';
import type { ExampleChoice, StoryExample } from '#contract/content-pages.ts';
import { PageFault } from '#server/features/content-pages/directives.ts';
import type { ExampleFile } from '#server/features/content-pages/page-file.ts';
import { createAnchors } from '#server/markdown/anchors.ts';

/** The samples with the names of what they are made of. All of it must be there for somebody who opens one. */
export function storyExamples(files: readonly ExampleFile[], catalogue: Catalogue): StoryExample[] {
  const idOf = createAnchors();
  return files.map((file) => {
    const offered = catalogueFor(catalogue, file.ageGroup);
    const setting = find(offered.settings, file.setting, file);
    const theme = find(offered.themes, file.theme, file);
    const characters = file.characters.map((id) => find(offered.characters, id, file));
    if (setting.themes.length > 0 && !setting.themes.includes(theme.id)) {
      throw new PageFault(
        `examples: "${file.title}": the creator does not offer "${theme.id}" in "${setting.id}"`,
      );
    }
    return {
      id: idOf(file.title),
      title: file.title,
      ageGroup: file.ageGroup,
      excerpt: file.excerpt,
      lessons: file.lessons,
      setting: choiceOf(setting),
      theme: choiceOf(theme),
      characters: characters.map(choiceOf),
      free:
        isFreeSetting(setting) &&
        isFreeTheme(theme) &&
        characters.every((character) => isFreeCharacter(offered.characters.indexOf(character))),
    };
  });
}

function find<Item extends ExampleChoice>(
  items: readonly Item[],
  id: string,
  { title, ageGroup }: ExampleFile,
): Item {
  const item = items.find((each) => each.id === id);
  if (!item) throw new PageFault(`examples: "${title}": the catalogue has no "${id}" for ${ageGroup}`);
  return item;
}

function choiceOf({ id, name }: ExampleChoice): ExampleChoice {
  return { id, name };
}
