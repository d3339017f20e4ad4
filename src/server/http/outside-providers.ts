/** Two of a kind; the same one twice where nothing is configured. The guards say whose work a request may have. */
export interface Engines<Engine> {
  /** Asks the configured service first. */
  configured: Engine;
  /** Never asks anybody outside. */
  own: Engine;
}
