import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { postgresError } from '#server/db/postgres-errors.ts';
import { users } from '#server/db/schema/accounts.ts';
import { achievements } from '#server/db/schema/rewards.ts';
import { storySeries } from '#server/db/schema/stories.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const { db, pool } = await testDatabase();
const make = factories(db);

/** One valid row in every table that the cases below spoil. */
beforeAll(async () => {
  const { id: userId } = await make.user({ username: 'reader' });
  await Promise.all([
    make.session({ userId }),
    make.flowState({ userId }),
    make.oneTimeToken({ userId }),
    make.mfaFactor({ userId }),
    make.chapter(),
    make.vote({ userId }),
    make.multimedia(),
    make.myStory({ userId }),
    make.streak({ userId }),
    make.collectedCharacter({ userId }),
    make.feedbackRow({ userId }),
    make.event({ userId }),
    make.blogPost(),
    make.guide(),
  ]);
});

describe('the database refuses', () => {
  test.each([
    ['profiles', `username = repeat('x', 51)`, 'profiles_username_length'],
    ['profiles', `bio = repeat('x', 201)`, 'profiles_bio_length'],
    ['auth.users', `email = 'Reader@Example.org'`, 'users_email_lower_case'],
    ['auth.users', `user_metadata = '[]'`, 'users_user_metadata_json'],
    ['auth.sessions', `aal = 'aal9'`, 'sessions_aal_known'],
    ['auth.sessions', `refresh_counter = -1`, 'sessions_refresh_counter_least'],
    ['auth.one_time_tokens', `token_hash = 'in the clear'`, 'one_time_tokens_token_hash_sha256'],
    ['auth.one_time_tokens', `token_type = 'skeleton_key'`, 'one_time_tokens_token_type_known'],
    ['auth.flow_states', `code_challenge_method = 'plain'`, 'flow_states_code_challenge_method_known'],
    ['auth.flow_states', `code_challenge_method = null`, 'flow_states_code_challenge_with_method'],
    ['auth.flow_states', `code_challenge = 'short'`, 'flow_states_code_challenge_format'],
    ['auth.mfa_factors', `factor_type = 'webauthn'`, 'mfa_factors_factor_type_'],
    ['auth.mfa_factors', `secret_encrypted = null`, 'mfa_factors_factor_type_complete'],
    ['stories', `age_group = '13+'`, 'stories_age_group_known'],
    ['stories', `category = 'Horror'`, 'stories_category_known'],
    ['stories', `content = E' \\n\\t'`, 'stories_content_not_blank'],
    ['stories', `slug = 'Not A Slug'`, 'stories_slug_format'],
    ['stories', `chapter_number = 0`, 'stories_chapter_number_least'],
    ['stories', `chapter_number = null where series_id is not null`, 'stories_series_id_chapter'],
    ['stories', `chapter_title = 'Alone' where series_id is null`, 'stories_chapter_title_in_series'],
    ['story_series', `category = 'Poems'`, 'story_series_category_known'],
    ['story_votes', `vote_type = 'dislike'`, 'story_votes_vote_type_known'],
    ['story_multimedia', `scenes = '{}'`, 'story_multimedia_scenes_json'],
    ['achievements', `points = 0`, 'achievements_points_range'],
    ['achievements', `requirement_type = 'luck'`, 'achievements_requirement_t'],
    ['achievements', `requirement_value = 0`, 'achievements_requirement_value_least'],
    [
      'achievements',
      `requirement_theme = null where requirement_theme is not null`,
      'achievements_requirement_theme_with_type',
    ],
    ['reading_streaks', `current_streak = -1`, 'reading_streaks_current_streak_least'],
    ['reading_streaks', `current_streak = 3`, 'reading_streaks_longest_streak_longest'],
    ['character_collections', `rarity = 'mythic'`, 'character_collections_rarity_known'],
    ['feedback', `message = repeat('x', 2001)`, 'feedback_message_length'],
    ['feedback', `message = E'  short\\n\\n\\n\\n'`, 'feedback_message_length'],
    ['feedback', `rating = 0`, 'feedback_rating_range'],
    ['feedback', `rating = 6`, 'feedback_rating_range'],
    ['feedback', `feedback_type = 'rant'`, 'feedback_feedback_type_known'],
    ['user_analytics', `event_type = 'Story Shared'`, 'user_analytics_event_type_format'],
    ['user_analytics', `event_data = '3'`, 'user_analytics_event_data_json'],
    ['blog_posts', `category = 'News'`, 'blog_posts_category_known'],
    ['educational_guides', `category = 'Cooking'`, 'educational_guides_category_known'],
    ['educational_guides', `age_groups = '{6-8,13+}'`, 'educational_guides_age_groups_known'],
    ['my_stories', `age_group = '0-2'`, 'my_stories_age_group_known'],
    ['my_stories', `position = -1`, 'my_stories_position_least'],
    ['my_stories', `segments = '{}'`, 'my_stories_segments_json'],
    [
      'my_stories',
      `choices = jsonb_set(choices, '{characters,0,id}', '"personal-17"')`,
      'my_stories_choices_impersonal',
    ],
  ])('%s with %s', async (table, assignment, constraint) => {
    const refused = pool.query(`update ${table} set ${assignment}`);
    expect(await brokenRule(refused)).toMatch(new RegExp(`^${constraint}`));
  });
});

describe('only once', () => {
  test('a vote per person and story', async () => {
    const { storyId, userId } = await make.vote();
    expect(await brokenRule(make.vote({ storyId, userId, voteType: 'star' }))).toBe('story_votes_pkey');
    await expect(make.vote({ storyId })).resolves.toBeDefined();
  });

  test('a favorite per person and story', async () => {
    const { storyId, userId } = await make.favorite();
    expect(await brokenRule(make.favorite({ storyId, userId }))).toBe('user_favorites_once');
  });

  test('an achievement per person', async () => {
    const { achievementId, userId } = await make.earned();
    expect(await brokenRule(make.earned({ achievementId, userId }))).toBe('user_achievements_pkey');
  });

  test('a character per collection', async () => {
    const { userId } = await make.collectedCharacter();
    expect(await brokenRule(make.collectedCharacter({ userId }))).toBe('character_collections_once');
  });

  test('a set of pictures and sound per story', async () => {
    const { storyId } = await make.multimedia();
    expect(await brokenRule(make.multimedia({ storyId }))).toBe('story_multimedia_pkey');
  });

  test('a chapter number per series', async () => {
    const { seriesId } = await make.chapter();
    expect(await brokenRule(make.chapter({ seriesId }))).toBe('stories_chapter_unique');
    await expect(make.chapter({ seriesId, chapterNumber: 2 })).resolves.toBeDefined();
  });

  test('an account per address', async () => {
    const { email } = await make.user();
    expect(await brokenRule(make.user({ email }))).toBe('users_email_unique');
  });

  test('an identity per provider and subject', async () => {
    await make.identity({ provider: 'github', providerId: '42' });
    expect(await brokenRule(make.identity({ provider: 'github', providerId: '42' }))).toBe(
      'identities_provider_unique',
    );
  });

  test('a pending link of a kind per account', async () => {
    const { userId } = await make.oneTimeToken();
    expect(await brokenRule(make.oneTimeToken({ userId }))).toBe('one_time_tokens_user_type_unique');
    await expect(make.oneTimeToken({ userId, tokenType: 'confirmation' })).resolves.toBeDefined();
  });

  test('a name per second factor, though any number may be nameless', async () => {
    const { userId } = await make.mfaFactor({ friendlyName: 'Phone' });
    expect(await brokenRule(make.mfaFactor({ userId, friendlyName: 'Phone' }))).toBe(
      'mfa_factors_name_unique',
    );
    await make.mfaFactor({ userId, friendlyName: '' });
    await expect(make.mfaFactor({ userId, friendlyName: '' })).resolves.toBeDefined();
  });
});

describe('deleting', () => {
  test('an account removes everything personal, and leaves events and the audit log without a name', async () => {
    const { id: userId } = await make.admin();
    const flow = await make.flowState({ userId });
    const factor = await make.mfaFactor({ userId });
    await make.identity({ userId });
    await make.session({ userId, factorId: factor.id });
    await make.oneTimeToken({ userId, flowStateId: flow.id });
    await make.mfaChallenge({ factorId: factor.id });
    await make.vote({ userId });
    await make.favorite({ userId });
    const { id: storyId } = await make.myStory({ userId });
    const { name: sound } = await make.medium({ userId });
    await make.recording({ userId, storyId, sound });
    const { id: listId } = await make.readingList({ userId });
    const { id: codeId } = await make.readingCode({ listId });
    await make.bookLink({ userId, storyId, codeId });
    await make.earned({ userId });
    await make.streak({ userId });
    await make.collectedCharacter({ userId });
    await make.feedbackRow({ userId, email: 'reader@example.org' });
    await make.sentChange({ userId });
    const event = await make.event({ userId });
    const audit = await make.audit({ actorId: userId });

    const references = await columnsThatReferToUsers();
    for (const column of references) expect([column, await countRows(column, userId)]).toEqual([column, 1]);

    await db.delete(users).where(eq(users.id, userId));

    for (const column of references) expect([column, await countRows(column, userId)]).toEqual([column, 0]);
    expect(await exists('user_analytics', event.id)).toBe(true);
    expect(await exists('audit_log', audit.id)).toBe(true);
    expect(await exists('auth.mfa_factors', factor.id)).toBe(false);
  });

  test('a series removes its chapters with their votes', async () => {
    const { id: storyId, seriesId } = await make.chapter();
    await make.vote({ storyId });
    await make.favorite({ storyId });
    await make.multimedia({ storyId });
    await db.delete(storySeries).where(eq(storySeries.id, String(seriesId)));
    const { rows } = await pool.query('select from stories where id = $1', [storyId]);
    expect(rows).toHaveLength(0);
  });

  test('an achievement that somebody has earned is refused', async () => {
    const { achievementId } = await make.earned();
    const deleted = db.delete(achievements).where(eq(achievements.id, achievementId)).execute();
    expect(await brokenRule(deleted)).toBe('user_achievements_achievement_id_achievements_id_fk');
  });
});

/** The name of the constraint over which a write fell. */
async function brokenRule(write: Promise<unknown>): Promise<string | undefined> {
  try {
    await write;
  } catch (error) {
    return postgresError(error)?.constraint;
  }
  return expect.unreachable('the database took it');
}

interface Reference {
  table: string;
  column: string;
}

/** Asked of the database, so that a table added later cannot be forgotten in the test above. */
async function columnsThatReferToUsers(): Promise<Reference[]> {
  const { rows } = await pool.query<Reference>(
    `select conrelid::regclass::text as "table", attname as "column"
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'auth.users'::regclass
     order by 1`,
  );
  return rows;
}

async function countRows({ table, column }: Reference, id: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${column} = $1`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

async function exists(table: string, id: string | number): Promise<boolean> {
  const { rowCount } = await pool.query(`select from ${table} where id = $1`, [id]);
  return rowCount === 1;
}
