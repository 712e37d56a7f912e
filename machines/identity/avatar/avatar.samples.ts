import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { avatarMachine } from './avatar.machine';

const id = '01930000-0000-7000-8000-0000000000d7';

/** Avatars, and outcomes of choosing and uploading one. */
export const avatarSamples = {
  title: { en: 'Avatar', bn: 'প্রোফাইল ছবি' },
  states: {
    loading: { en: 'The avatar is loading', bn: 'ছবি লোড হচ্ছে' },
    failed: {
      en: 'Loading failed; "Try again" is offered',
      bn: 'ছবি লোড হয়নি; "আবার চেষ্টা করুন" আছে',
    },
    loaded: {
      en: 'The current avatar, the stock pictures and the upload button are shown',
      bn: 'এখনকার ছবি, তালিকার ছবি ও আপলোড বোতাম দেখা যায়',
    },
    'loaded.untouched': {
      en: 'The current avatar, the stock pictures and the upload button are shown',
      bn: 'এখনকার ছবি, তালিকার ছবি ও আপলোড বোতাম দেখা যায়',
    },
    'loaded.changed': { en: 'A success message confirms the new avatar', bn: 'ছবি বদলানোর বার্তা দেখা যায়' },
    'loaded.rejected': { en: 'An error says why the avatar was not changed', bn: 'ছবি না বদলানোর কারণ দেখা যায়' },
    uploading: {
      en: 'The upload progress and "Stop" are shown',
      bn: 'আপলোড কতটা হয়েছে তা ও "থামান" দেখা যায়',
    },
    choosing: { en: 'The avatar is being changed', bn: 'ছবি বদলানো হচ্ছে' },
  },
  events: {
    'avatar.selected': {
      'the boat': {
        event: { name: 'boat' },
        en: 'Choose the stock picture "Boat"',
        bn: 'তালিকা থেকে "নৌকা" ছবিটি বেছে নিন',
      },
    },
    'file.selected': {
      'a picture': {
        event: { name: 'me.png' },
        en: 'Press "Upload your own picture" and choose a PNG picture',
        bn: '"নিজের ছবি আপলোড করুন" চেপে একটি PNG ছবি বেছে নিন',
      },
      'no picture': {
        event: { name: 'renamed.png' },
        en: 'Press "Upload your own picture" and choose a text file renamed to .png',
        bn: '"নিজের ছবি আপলোড করুন" চেপে .png নাম দেওয়া একটি টেক্সট ফাইল বেছে নিন',
      },
    },
    'upload.cancelled': { 'by the player': { en: 'Press "Stop"', bn: '"থামান" চাপুন' } },
    'upload.progressed': {
      'partly done': { event: { percent: 50 }, en: 'The upload reaches 50 %', bn: 'আপলোড ৫০%-এ পৌঁছায়' },
    },
    'upload.stored': {
      'with its id': { event: { id }, en: 'The server stores the picture', bn: 'সার্ভার ছবিটি সেভ করে' },
    },
    'upload.rejected': {
      'no picture': {
        event: { failure: { kind: 'rejected', code: 'upload.kind' } },
        en: 'The file is rejected: neither PNG nor JPG',
        bn: 'ফাইলটি গ্রহণ করা হয় না: PNG বা JPG নয়',
      },
      offline: {
        event: { failure: { kind: 'offline', code: 'client.offline' } },
        en: 'The server is unreachable',
        bn: 'সার্ভারে সংযোগ নেই',
      },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadAvatar: {
      'an existing picture': {
        output: { avatar: 'member', avatarType: 'STATIC' },
        en: 'The current avatar is a stock picture',
        bn: 'এখনকার ছবিটি তালিকার',
      },
      'an uploaded picture': {
        output: { avatar: id, avatarType: 'CUSTOM' },
        en: 'The current avatar is an uploaded picture',
        bn: 'এখনকার ছবিটি আপলোড করা',
      },
      offline,
    },
    upload: { failed: { ...broken, en: 'The upload fails unexpectedly', bn: 'আপলোডে অপ্রত্যাশিত ত্রুটি হয়' } },
    choose: {
      'an uploaded picture is accepted': {
        output: { avatar: id, avatarType: 'CUSTOM' },
        en: 'The server accepts the uploaded picture',
        bn: 'সার্ভার আপলোড করা ছবিটি গ্রহণ করে',
      },
      taken: {
        output: { avatar: 'boat', avatarType: 'STATIC' },
        en: 'The server accepts the stock picture',
        bn: 'সার্ভার তালিকার ছবিটি গ্রহণ করে',
      },
      offline,
    },
  },
} satisfies Samples<typeof avatarMachine>;
