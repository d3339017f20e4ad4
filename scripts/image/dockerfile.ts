/** One line of a Dockerfile, as far as ours uses the language; anything else is an error, so that nothing is left out unseen. */
export type Step =
  | { do: 'env'; values: Record<string, string> }
  | { do: 'workdir'; name: string }
  | { do: 'user'; name: string }
  | { do: 'copy'; from: string | undefined; what: string[]; to: string }
  | { do: 'run'; command: string };

export interface Stage {
  /** An image, or an earlier stage. */
  from: string;
  name: string | undefined;
  steps: Step[];
}

export interface Dockerfile {
  stages: Stage[];
  command: string[];
  healthCheck: string[];
  volumes: string[];
}

/** What tells something about the image and does nothing to it. */
const TOLD_ONLY = new Set(['EXPOSE', 'STOPSIGNAL']);

export function parseDockerfile(text: string): Dockerfile {
  const file: Dockerfile = { stages: [], command: [], healthCheck: [], volumes: [] };
  const steps = () => {
    const stage = file.stages.at(-1);
    if (!stage) throw new Error('a Dockerfile begins with FROM');
    return stage.steps;
  };
  for (const line of linesOf(text)) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/s.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [from = '', , name] = rest.split(/\s+/);
      file.stages.push({ from, name, steps: [] });
    } else if (instruction === 'ENV') {
      steps().push({
        do: 'env',
        values: Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('=', 2))),
      });
    } else if (instruction === 'WORKDIR') steps().push({ do: 'workdir', name: rest });
    else if (instruction === 'USER') steps().push({ do: 'user', name: rest });
    else if (instruction === 'RUN') steps().push({ do: 'run', command: rest });
    else if (instruction === 'COPY') steps().push(copyOf(rest));
    else if (instruction === 'VOLUME') file.volumes.push(...rest.split(/\s+/));
    else if (instruction === 'CMD') file.command = JSON.parse(rest) as string[];
    else if (instruction === 'HEALTHCHECK') file.healthCheck = commandIn(rest);
    else if (!TOLD_ONLY.has(instruction))
      throw new Error(`the Dockerfile says what is not known here: ${line}`);
  }
  return file;
}

function linesOf(text: string): string[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function copyOf(rest: string): Step {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const to = words.pop() ?? '';
  if (words.some((word) => word.startsWith('--')))
    throw new Error(`a way of copying that is not known here: ${rest}`);
  return { do: 'copy', from, what: words, to };
}

function commandIn(healthCheck: string): string[] {
  const [, command = '[]'] = /\bCMD\s+(\[.*\])$/s.exec(healthCheck) ?? [];
  return JSON.parse(command) as string[];
}
