import { cleanReply } from './clean-reply.js';

describe('a cleaned reply', () => {
  it.each([
    'userStyle',
    'search_reminders',
    'anthropic_reminder',
    'citation_instructions',
    'web_search_tool',
    'research_process',
    'research_is_active',
    'functions',
    'critical_reminders',
    'artifacts_info',
    'election_info',
    'harmful_content_safety',
    'web_search_examples',
    'styles_info',
    'style',
    'system_reminder',
    'system-reminder',
    'citations',
    'search_results',
    'antArtifact',
    'safety_instructions',
  ])('loses the block %s, with all that stands in it', (tag) => {
    expect(cleanReply(`Before\n\n<${tag} kind="x">hidden\nlines</${tag}>\n\nafter`)).toBe('Before\n\nafter');
  });

  it('keeps text, Markdown and other tags as they are', () => {
    const text = '# Psalm 23\n\n> The LORD is *my* shepherd; <em>I shall not want</em>. 1 < 2';
    expect(cleanReply(text)).toBe(text);
  });

  it('loses only the mark of a block that never ends', () => {
    expect(cleanReply('Grace <reminders> and peace')).toBe('Grace  and peace');
    expect(cleanReply('Grace <style/>and</style> peace')).toBe('Grace and peace');
  });

  it('loses blocks within blocks, also where one of them never ends', () => {
    expect(cleanReply('<functions>a<functions>b</functions>c</functions>Peace')).toBe('Peace');
    expect(cleanReply('<style>a<style>b</style>Peace <reminder>c<search>d</reminder>be')).toBe('Peace be');
  });

  // Where each tag was looked for behind each other, a hundredth of this took seconds.
  it.each([
    ['<style>', ''],
    ['</style>', ''],
    ['<style>a</style>', ''],
    ['<style ', '<style '],
    ['<style', '<style'],
    ['<', '<'],
  ])('is not kept busy by a reply of nothing but %s', (part, kept) => {
    const times = Math.ceil(1_000_000 / part.length);
    expect(cleanReply(part.repeat(times)) === kept.repeat(times).trim()).toBe(true);
  });
});
