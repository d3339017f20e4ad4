/** 75 seconds as 1:15, in the digits of the language. */
export function clockFace(seconds: number, language: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(language, { minimumIntegerDigits: least, useGrouping: false }).format(value);
  return `${digits(Math.floor(whole / 60), 1)}:${digits(whole % 60, 2)}`;
}
