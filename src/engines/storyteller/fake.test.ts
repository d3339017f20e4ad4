import { createFakeStoryteller } from '#engines/storyteller/fake.ts';
import { storytellerContract } from '#engines/storyteller/testing/contract.ts';

storytellerContract('the fake', () => createFakeStoryteller());
