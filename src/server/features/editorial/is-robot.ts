/** Robots that say what they are; others are nobody's reader either, but cannot be told from one. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|externalhit|embed|fetch|monitor|headless|lighthouse|archiver|scrap|curl|wget|python|java\/|okhttp|axios|go-http|node\b|undici/i;

export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.trim() || ROBOT.test(userAgent);
}
