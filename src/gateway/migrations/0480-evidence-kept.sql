-- Words of a feed that were changed on their way, and come first, do not stand in the way of the true ones: both are kept.
alter table lottery_evidence drop constraint lottery_evidence_issue_id_feed_signature_key;
create unique index lottery_evidence_words on lottery_evidence (issue_id, feed, signature, md5(raw));
