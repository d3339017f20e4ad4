import type { BindingAnswers, BindingTask } from '#engines/bookbinder/tasks.ts';

/** Runs in a process of the bindery. What a task does not need is not loaded. */
export default async function work(task: BindingTask): Promise<BindingAnswers[BindingTask['make']]> {
  switch (task.make) {
    case 'pdf': {
      const { typeset } = await import('#engines/bookbinder/pdf/typeset.ts');
      return typeset(task.book);
    }
    case 'epub-texts': {
      const { epubTexts } = await import('#engines/bookbinder/epub/epub-texts.ts');
      return epubTexts(task.book);
    }
    case 'sheet': {
      const { setSheet } = await import('#engines/bookbinder/sheet/set-sheet.ts');
      return setSheet(task.sheet);
    }
    case 'guide': {
      const { setGuide } = await import('#engines/bookbinder/guide/set-guide.ts');
      return setGuide(task.guide);
    }
    case 'title': {
      const { setTitle } = await import('#engines/bookbinder/card/set-title.ts');
      return setTitle(task);
    }
    default:
      throw new Error('the bindery does not know this task');
  }
}
